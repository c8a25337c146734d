/** Bounds included. */
interface UsualRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The usual ranges of a bank's drivers, by input. Beyond these its own years reflect a crisis, a merger or thin capital
 * more than its future.
 */
export const usualBankRanges = {
  return_on_equity: { from: -0.1, to: 0.3 },
  asset_growth: { from: -0.1, to: 0.25 },
  capital_ratio: { from: 0.03, to: 0.5 },
} as const satisfies Readonly<Record<string, UsualRange>>;
