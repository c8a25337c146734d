import type { QuickInputs } from '@finance-analyst/valuation';

const base = {
  revenue: 1000,
  growth: 0.08,
  years: 5,
  marginNow: 0.1,
  finalMargin: 0.15,
  multiple: 14,
  shareChange: -0.01,
  shares: 100,
  netDebt: 250,
  payout: 0.3,
  requiredReturn: 0.09,
  price: 20,
} as const;

/** Inputs of a quick valuation: usual ones, and ones for which there is no value. */
export const quickCases: readonly Omit<QuickInputs, 'basis'>[] = [
  base,
  { ...base, growth: -0.03, payout: 0, multiple: 22.5 },
  { ...base, finalMargin: -0.05 },
  { ...base, netDebt: 1e6 },
];
