import type { DerivationBasis } from './DerivationBasis.js';

/** Whether a figure can be a price per share. */
export const isPrice = (price: number): boolean => price > 0 && Number.isFinite(price);

/** Why the price cannot be compared with statements in a currency; null if it can. */
export function whyNoPrice(price: DerivationBasis['price'], currency: string): string | null {
  if (!price || !isPrice(price.price)) return 'no price is available';
  return price.currency === currency ? null : `the price is in ${price.currency}`;
}
