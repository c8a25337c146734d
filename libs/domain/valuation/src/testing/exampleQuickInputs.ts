import type { QuickInputs } from '../quick/QuickInputs.js';

/** Two years with round figures: exit price 21.78, worth 18.00 today, and dividends worth 0.50 and 0.60. */
export const exampleQuickInputs = (overrides: Partial<QuickInputs> = {}): QuickInputs => ({
  basis: 'net-income',
  revenue: 1000,
  growth: 0.1,
  years: 2,
  marginNow: 0.08,
  finalMargin: 0.12,
  multiple: 15,
  shareChange: 0,
  shares: 100,
  netDebt: null,
  payout: 0.5,
  requiredReturn: 0.1,
  price: 15,
  ...overrides,
});
