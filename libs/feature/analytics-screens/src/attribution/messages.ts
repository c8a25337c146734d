/** The texts of the attribution panel. */
export const messages = {
  title: 'Attribution against a benchmark',
  explained:
    'Why the portfolio returned more or less than its benchmark (Brinson–Fachler). Allocation: from holding more or less of a group. Selection: from holding other things within it. Interaction: from both at once.',
  method:
    'By month, linked by Cariño, so that all effects add up to the active return. Weights of a portfolio are averages over the days of the month, and its returns by group are contributions over them. Targets and entered weights are restored each month.',
  against: 'Benchmark',
  none: 'None',
  ownTargets: 'My targets',
  entered: 'Entered weights',
  weights: 'Weights, %',
  weightsHint: 'For example ACME 60, INDEX 40. The remainder to 100% is cash.',
  apply: 'Apply',
  wholeOnly: 'Not available for a part of the portfolio',
  wholeOnlyExplained:
    'Attribution compares the weights of all holdings and cash with a benchmark. Show all holdings to see it.',
  choose: 'Choose a benchmark',
  chooseExplained:
    'Compare with your targets, with weights that you enter, or with another portfolio on this device.',
  noTargets: 'This portfolio has no targets',
  noTargetsExplained: 'Enter target weights in Portfolio, or choose another benchmark.',
  openTargets: 'Open targets',
  group: 'Attribute by',
  groups: { sector: 'Sector', currency: 'Currency', country: 'Country', instrument: 'Instrument' },
  unknownCountry: 'Country not known',
  name: 'Name',
  ownWeight: 'Portfolio weight',
  benchmarkWeight: 'Benchmark weight',
  ownReturn: 'Portfolio return',
  benchmarkReturn: 'Benchmark return',
  allocation: 'Allocation',
  selection: 'Selection',
  interaction: 'Interaction',
  total: 'Total',
  active: 'Active return',
  effectExplained: {
    allocation:
      'Of a month: (portfolio weight − benchmark weight) × (return of the group − return of the benchmark), linked by Cariño. The return of the group is that in the benchmark or, if it does not hold the group, in the portfolio.',
    selection:
      'Of a month: benchmark weight × (return of the group in the portfolio − its return in the benchmark), linked by Cariño.',
    interaction:
      'Of a month: (portfolio weight − benchmark weight) × (return of the group in the portfolio − its return in the benchmark), linked by Cariño.',
    total: 'Allocation, selection and interaction.',
  },
  byGroup: 'By group',
  groupReturn: 'Return of the group',
  wholeReturn: 'Return of the benchmark',
  month: 'Month',
  months: (name: string): string => `${name}, by month`,
  summary: (own: string, benchmark: string, active: string): string =>
    `The portfolio returned ${own}, the benchmark ${benchmark}: an active return of ${active}.`,
  loading: 'Loading the benchmark…',
  missing: 'Attribution is not available',
  failed: 'The benchmark could not be loaded',
  unreadableWeights: 'Enter symbols with their weights in percent, such as ACME 60, INDEX 40.',
  repeated: (symbol: string): string => `${symbol} is listed twice.`,
  tooMuch: (sum: string): string => `The weights add up to ${sum}, more than 100%.`,
  negative: (symbol: string): string => `The weight of ${symbol} is below zero.`,
  startsLater: (name: string, day: string): string =>
    `${name} has no value on ${day}. Choose a window that starts later.`,
  inMonth: (month: string, reason: string): string => `${month}: ${reason}`,
  emptyPortfolio: (name: string): string => `${name} has no transactions.`,
  notOnDevice: 'The portfolio is not on this device. Choose another benchmark.',
  priceReturns: (names: string): string => `Without dividends: ${names}.`,
  unpricedBenchmark: (names: string): string =>
    `Valued at the price of the last transaction in the benchmark: ${names}.`,
} as const;
