import type { ValueMove } from '@finance-analyst/valuation';

/** In hundredths, as a figure of two decimals is written. */
const hundredthsOf = (value: number): number => Math.round(Number(value.toFixed(2)) * 100);

/** A move as it is shown, with two decimals: the difference of the two values shown, which its parts sum to. */
export interface ShownMove {
  readonly from: number;
  readonly change: number;
  readonly parts: ValueMove['parts'];
}

/**
 * A move whose figures agree as they are written. Each part is rounded down, and those that lost most by it are raised
 * until the parts sum to the change.
 */
export function shownMove({ from, to, parts }: ValueMove): ShownMove {
  const change = hundredthsOf(to) - hundredthsOf(from);
  const rounded = parts.map(({ value }) => Math.floor(value * 100));
  const lost = (index: number): number => (parts[index]?.value ?? 0) * 100 - (rounded[index] ?? 0);
  const byLoss = parts.map((_, index) => index).sort((one, other) => lost(other) - lost(one));
  const missing = change - rounded.reduce((sum, value) => sum + value, 0);
  const raised = missing < 0 ? byLoss.slice(missing) : byLoss.slice(0, missing);
  return {
    from: hundredthsOf(from) / 100,
    change: change / 100,
    parts: parts.map(({ part }, index) => ({
      part,
      value: ((rounded[index] ?? 0) + (raised.includes(index) ? Math.sign(missing) : 0)) / 100,
    })),
  };
}
