import type { ClaimBridge } from './ClaimBridge.js';

/** Equity value per share, with options at the value that results: (equity + N·K) ÷ (shares + N) where they count. */
export function valuePerShare(
  { shares, options }: Pick<ClaimBridge, 'shares' | 'options'>,
  equityValue: number,
): number {
  const before = equityValue / shares;
  if (!options || before <= options.exercisePrice) return before;
  return (equityValue + options.count * options.exercisePrice) / (shares + options.count);
}
