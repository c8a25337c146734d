/** The texts of expected income. */
export const messages = {
  title: 'Income',
  noDividends: 'No dividends yet',
  noDividendsExplained:
    'Expected income is estimated from the dividends of the last twelve months. Add dividends, or import them.',
  failed: 'Dividends could not be computed',
  notEstimated: 'Income could not be estimated',
  paid: 'Paid, last 12 months',
  entered: 'Entered, next 12 months',
  estimated: 'Estimated, next 12 months',
  total: 'Expected, next 12 months',
  yieldOnValue: 'Yield on value',
  yieldOnCost: 'Yield on cost',
  growth: 'Dividend growth',
  growthHelp: 'Against the last twelve months',
  growthSet: (growth: string): string => `Dividend growth to ${growth}`,
  byMonth: 'Expected by month',
  byMonthSummary: (total: string, months: number): string =>
    `${total} is expected in ${months === 1 ? '1 month' : `${months} months`} of the next twelve.`,
  byHolding: 'Expected by holding',
  name: 'Name',
  expected: 'Expected',
  next: 'Next payment',
  estimate: 'estimated',
  known: 'entered',
  method:
    'Estimates repeat the dividends of the last twelve months a year later, at today’s quantities and exchange rates, before taxes. A payment in the ledger with a later date replaces its estimate. A payment that is due and not entered is still repeated, for 45 days.',
  withoutRate: (currencies: string): string =>
    `Payments in ${currencies} are left out: there is no exchange rate.`,
  withoutShares: (symbols: string): string =>
    `Dividends of ${symbols} are left out: the number of shares that received them is not known.`,
  noCost: 'There is no cost above zero.',
  noValue: 'There is no value above zero.',
} as const;
