import type { QuickInput } from './QuickInputs.js';

/** The allowed values of a quick valuation input. */
export interface QuickLimits {
  readonly low: number;
  readonly high: number;
  /** The lowest value itself is not allowed. */
  readonly isAbove?: boolean;
  readonly isWhole?: boolean;
}

/** Values outside these limits are rejected as impossible or a typing error. */
export const quickLimits: Readonly<Record<QuickInput, QuickLimits>> = {
  revenue: { low: 0, high: 1e15, isAbove: true },
  growth: { low: -0.9, high: 5 },
  years: { low: 1, high: 15, isWhole: true },
  marginNow: { low: -10, high: 1 },
  finalMargin: { low: -10, high: 1 },
  multiple: { low: 0, high: 1000, isAbove: true },
  shareChange: { low: -0.5, high: 1 },
  shares: { low: 0, high: 1e13, isAbove: true },
  netDebt: { low: -1e15, high: 1e15 },
  payout: { low: 0, high: 2 },
  requiredReturn: { low: 0, high: 1 },
  price: { low: 0, high: 1e9, isAbove: true },
};

/** Whether a value is within an input's limits. */
export function isWithinQuickLimits(input: QuickInput, value: number): boolean {
  const { low, high, isAbove = false, isWhole = false } = quickLimits[input];
  return (
    Number.isFinite(value) &&
    (isAbove ? value > low : value >= low) &&
    value <= high &&
    (!isWhole || Number.isInteger(value))
  );
}
