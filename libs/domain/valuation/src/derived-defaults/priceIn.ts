import type { DefaultBasis } from '../company-defaults/DefaultBasis.js';
import { whyNoPrice } from './whyNoPrice.js';

/** A price that can be compared with statements in a currency, or why there is none. */
export function priceIn(
  currency: string,
  quote: DefaultBasis['quote'],
): Pick<DefaultBasis, 'quote' | 'noPrice'> {
  const noPrice = whyNoPrice(quote, currency);
  return noPrice === null ? { quote, noPrice: '' } : { quote: null, noPrice };
}
