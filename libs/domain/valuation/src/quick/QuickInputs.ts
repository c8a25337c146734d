/** The exit multiple's metric: net income (P/E) or operating income (EV/EBIT). */
export type QuickBasis = 'net-income' | 'operating-income';

/** The metrics that can be chosen, in the order in which they are offered. */
export const quickBases = ['net-income', 'operating-income'] as const satisfies readonly QuickBasis[];

/** All inputs of a quick valuation. Rates, margins and the payout are fractions. */
export const quickInputs = [
  'revenue',
  'growth',
  'years',
  'marginNow',
  'finalMargin',
  'multiple',
  'shareChange',
  'shares',
  'netDebt',
  'payout',
  'requiredReturn',
  'price',
] as const;

/** One of the inputs of a quick valuation. */
export type QuickInput = (typeof quickInputs)[number];

/** One case of a quick valuation as entered so far: null is not known yet. Amounts are in whole units. */
export type QuickInputs = Readonly<Record<QuickInput, number | null>> & { readonly basis: QuickBasis };
