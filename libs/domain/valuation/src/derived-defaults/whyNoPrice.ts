import type { DerivationBasis } from './DerivationBasis.js';

/** Why the price cannot be compared with the statements; null if it can. */
export function whyNoPrice({ price, base }: Pick<DerivationBasis, 'price' | 'base'>): string | null {
  if (!price) return 'no price is available';
  return price.currency === base.currency ? null : `the price is in ${price.currency}`;
}
