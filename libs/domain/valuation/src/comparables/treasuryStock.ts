import type { ClaimBridge } from './ClaimBridge.js';

/** Diluted shares at a price per share: options add N × (1 − K ÷ price) where the price is above the exercise price K. */
export function sharesAtPrice(
  { shares, options }: Pick<ClaimBridge, 'shares' | 'options'>,
  price: number,
): number {
  if (!options || price <= options.exercisePrice) return shares;
  return shares + options.count * (1 - options.exercisePrice / price);
}

/** Equity value per share, with options at the value that results: (equity + N·K) ÷ (shares + N) where they count. */
export function valuePerShare(
  { shares, options }: Pick<ClaimBridge, 'shares' | 'options'>,
  equityValue: number,
): number {
  const before = equityValue / shares;
  if (!options || before <= options.exercisePrice) return before;
  return (equityValue + options.count * options.exercisePrice) / (shares + options.count);
}
