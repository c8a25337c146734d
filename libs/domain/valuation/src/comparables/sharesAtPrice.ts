import type { ClaimBridge } from './ClaimBridge.js';

/** Diluted shares at a price per share: options add N × (1 − K ÷ price) where the price is above the exercise price K. */
export function sharesAtPrice(
  { shares, options }: Pick<ClaimBridge, 'shares' | 'options'>,
  price: number,
): number {
  if (!options || price <= options.exercisePrice) return shares;
  return shares + options.count * (1 - options.exercisePrice / price);
}
