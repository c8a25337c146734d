import type { ComparedNoun, MultipleMetric, MultipleName, StatisticName } from '@finance-analyst/valuation';
import type { DayOrder } from './readDay.js';

export const multipleLabels: Readonly<Record<MultipleName, string>> = {
  evToEbitda: 'EV/EBITDA',
  evToEbit: 'EV/EBIT',
  evToRevenue: 'EV/Revenue',
  priceToEarnings: 'P/E',
  priceToBook: 'P/B',
  priceToFfo: 'P/FFO',
};

export const statisticLabels: Readonly<Record<StatisticName, string>> = {
  mean: 'Mean',
  median: 'Median',
  harmonicMean: 'Harmonic mean',
  lowQuartile: 'Low quartile',
  highQuartile: 'High quartile',
};

/** How a figure that multiples divide by is made of filed figures. */
export const metricFormulas: Readonly<Record<MultipleMetric, string | null>> = {
  ebitda: 'operating income before impairment and restructuring + depreciation and amortization',
  ebit: 'operating income before impairment and restructuring',
  revenue: null,
  netIncome: 'net income − preferred dividends',
  bookValue: 'shareholders’ equity − preferred stock and minority interest in it',
  ffo: 'net income − preferred dividends + depreciation and amortization − gains on property + impairment of property',
};

const claimLabels: Readonly<Record<string, string>> = {
  debt: 'Debt',
  pension_deficit: 'Unfunded pensions, before tax',
  minority_interest: 'Minority interest',
  preferred_equity: 'Preferred equity',
  cash: 'Cash',
  non_operating_assets: 'Non-operating assets',
  associates: 'Associates',
  shares_outstanding: 'Shares outstanding',
  dilutive_shares: 'Dilutive shares',
};
export const claimLabel = (input: string): string => claimLabels[input] ?? input;

/** Within a sentence; an abbreviation stays. */
const withSmallFirst = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

const listed = (names: readonly string[]): string => names.join(', ');

/** The words of the comparables and of the methods side by side. */
export const messages = {
  comparables: 'Comparables',
  note: (unit: string): string => `Newest twelve months or fiscal year · ${unit}`,
  table: 'Multiples of the peers',
  add: 'Add a peer',
  addPlaceholder: 'Company name or symbol',
  noCompanyFound: 'No company found',
  alreadyCompared: 'Already among the comparables',
  refresh: 'Refresh',
  refreshing: 'Refreshing',
  noPeers: 'Which companies are comparable?',
  noPeersExplained:
    'Search for companies to compare with. Their multiples come from their own filings and prices, and each multiple gives a value per share of this company.',
  noPeersReadOnly: 'This model has no peers.',
  isSubject: (name: string): string => `${name} is the company of this model.`,
  isSubjectOrCompared: (name: string): string =>
    `${name} is the company of this model. The other matches are already among the comparables.`,
  loading: (count: number): string => (count === 1 ? 'Loading 1 company' : `Loading ${count} companies`),
  loaded: (done: number, count: number): string => `${done} of ${count}`,
  cancel: 'Cancel',
  added: (names: readonly string[]): string => `Added ${listed(names)}`,
  updated: (names: readonly string[]): string => `Updated ${listed(names)}`,
  edited: (name: string): string => `Edited ${name}`,
  removed: (name: string): string => `Removed ${name}`,
  leftOutOf: (name: string): string => `${name} left out of the statistics`,
  countedIn: (name: string): string => `${name} counted in the statistics`,
  notLoaded: (symbols: readonly string[]): string => `Not loaded: ${listed(symbols)}`,
  pricesNotRefreshed: (symbols: readonly string[]): string => `Prices not refreshed: ${listed(symbols)}`,
  knownPricesKept: 'Peer prices are unchanged.',

  company: 'Company',
  price: 'Price',
  marketCapitalization: 'Market cap',
  enterpriseValue: 'EV',
  inStatistics: 'in the statistics',
  remove: (name: string): string => `Remove ${name}`,
  actions: 'Actions',
  peers: 'Peers',
  thisCompany: 'This company',
  counted: 'Multiples counted',
  statistics: 'Statistics',
  onlyMultiple: 'Only multiple',
  implied: 'Value per share',
  impliedAt: (statistic: string): string => `At the ${statistic.toLowerCase()}`,
  outlier: 'outlier',
  leftOut: 'left out',
  outliers: (multiple: string, names: readonly string[], low: string, high: string): string =>
    `${multiple}: ${listed(names)} (outside ${low} to ${high})`,
  outliersTitle: 'Outliers, not in the statistics of their multiple:',
  fences: 'Outliers are multiples more than 1.5 interquartile ranges beyond the quartiles.',
  few: (noun: ComparedNoun, multiples: readonly string[]): string =>
    `Fewer than three ${noun === 'peer' ? 'peers' : 'transactions'} have ${listed(multiples)}; statistics of so few say little.`,
  noPrice: 'No price.',

  of: (figure: string, company: string): string => `${figure}, ${company}`,
  amountsIn: (unit: string): string => `Amounts in ${unit}`,
  multipleFormula: (isEnterprise: boolean, metric: string): string =>
    `${isEnterprise ? 'enterprise value' : 'market capitalization'} ÷ ${metric}`,
  paidFormula: (isEnterprise: boolean, metric: string): string =>
    `${isEnterprise ? 'enterprise value' : 'equity value'} ÷ ${metric}`,
  enterpriseFormula: 'market capitalization + net claims',
  enterpriseLong: 'Enterprise value',
  capitalizationLong: 'Market capitalization',
  capitalizationFormula: 'price × diluted shares',
  netClaims: 'Net claims',
  claimsFormula:
    'debt + unfunded pensions after tax + minority interest + preferred equity − cash − non-operating assets − associates',
  pensionTaxRate: 'Tax rate on unfunded pensions',
  claimsOfModel: 'From the equity bridge of this model',
  dilutedShares: 'Diluted shares',
  sharesFormula: 'shares outstanding + dilutive shares',
  priceFrom: (source: string, day: string): string => `${source}, ${day}`,
  statisticOf: (statistic: string, multiple: string): string => `${statistic} ${multiple}`,
  statisticFormulas: {
    mean: (count: number) => `mean of ${count}`,
    median: (count: number) => `median of ${count}`,
    harmonicMean: (count: number) => `${count} ÷ sum of 1/multiple`,
    lowQuartile: (count: number) => `first quartile of ${count}`,
    highQuartile: (count: number) => `third quartile of ${count}`,
  } satisfies Record<StatisticName, (count: number) => string>,
  impliedOf: (statistic: string, multiple: string): string =>
    `Value per share at the ${statistic.toLowerCase()} ${multiple}`,
  impliedFormula: (isEnterprise: boolean, metric: string): string =>
    isEnterprise
      ? `(multiple × ${metric} − net claims) ÷ diluted shares`
      : `multiple × ${metric} ÷ diluted shares`,

  betas: 'Betas of the peers',
  noBetas: 'No peer has a measured beta, which needs two years of prices. Refresh looks for newer ones.',
  loadingBetas: (names: readonly string[]): string => `Loading betas: ${listed(names)}.`,
  waitingForPrices: (names: readonly string[]): string =>
    `Waiting for prices: ${listed(names)}. Betas are added when they arrive.`,
  betaLoading: 'Loading.',
  betaWaiting: 'Waiting for prices.',
  pricesStillLoading: 'The prices are still loading. Try again later.',
  betasNotLoaded: (names: readonly string[]): string => `Betas not loaded: ${listed(names)}`,
  betasInUse: 'Used in the cost of capital.',
  betasNotInUse: 'Not used: the cost of capital uses the company’s own beta.',
  betaOfModel: 'Unlevered beta in the model',
  betaColumns: {
    beta: 'Beta',
    debtToEquity: 'Debt/equity',
    taxRate: 'Tax rate',
    unlevered: 'Unlevered beta',
    unleveredError: 'Standard error',
  },
  medianBeta: 'Median unlevered beta',
  releveredBeta: 'Relevered at this company’s debt share of capital',
  unleveredFormula: 'beta ÷ (1 + (1 − tax rate) × debt/equity)',
  unleveredErrorFormula: 'standard error of beta ÷ (1 + (1 − tax rate) × debt/equity)',
  measuredError: 'Standard error of beta',
  noStandardError: 'Not stored with this peer. Refresh the peers.',
  betasCounted: 'Betas counted',
  errorsCounted: 'Standard errors counted',
  medianError: 'Standard error of the median',
  noMedianError: 'A peer that counts has no standard error. Refresh the peers.',
  medianErrorFormula: (count: number): string =>
    count > 2
      ? `1.2533 × √(sum of squared standard errors) ÷ ${count}`
      : `√(sum of squared standard errors) ÷ ${count}`,
  medianErrorNote:
    'Errors are taken as independent. From three betas on, 1.2533 is √(π ÷ 2), the ratio of the error of a median to that of a mean (Cramér 1946).',
  debt: 'Debt',

  methods: 'Methods side by side',
  method: 'Method',
  base: 'Base',
  median: 'Median',
  ownMethods: {
    scenarios: 'Scenarios',
    sensitivity: 'Sensitivity, one step',
    ffoMultiple: 'P/FFO, ±1.0×',
    netAssets: 'Net asset value, cap rate ±0.5 pp',
    freeCashFlowToEquity: 'FCF to equity',
    dividendDiscount: 'Dividend discount',
    residualIncome: 'Residual income',
    earningsPower: 'Earnings power',
  },
  thisModel: 'This model',
  gap: (
    [low, lowValue]: readonly [string, string],
    [high, highValue]: readonly [string, string],
    by: string,
  ): string =>
    `${low} at ${lowValue} and ${withSmallFirst(high)} at ${highValue} are furthest apart, by ${by} per share.`,
  gapReasons: {
    fade: 'Main reason: in residual income, returns above the cost of equity fade after the forecast. Without fading, residual income is',
    growth: 'Main reason: earnings power has no growth. Without growth, this model is',
    margin: (own: string, final: string): string =>
      `Main reason: earnings power has an operating margin of ${own}. At the final ${final} of this model, earnings power is`,
    multiple: (method: string, median: string, value: string): string =>
      `The median ${method} is ${median}. At ${value} per share, ${method} is`,
  },
  gapFigures: {
    fade: 'Residual income without fading',
    growth: 'This model without growth',
    margin: 'Earnings power at the final margin of this model',
    multiple: (method: string, value: string): string => `${method} at ${value} per share`,
  },
  atValueFormula: (isEnterprise: boolean, metric: string): string =>
    isEnterprise
      ? `(value per share × diluted shares + net claims) ÷ ${metric}`
      : `value per share × diluted shares ÷ ${metric}`,
  valuePerShare: 'Value per share',
  pointOf: {
    low: (method: string): string => `${method}, low`,
    middle: (method: string): string => `${method}, middle`,
    high: (method: string): string => `${method}, high`,
  },
  inputsOfModel: 'The inputs of the model',
  inputAt: (label: string, value: string): string => `${label} ${value}`,
  fromTo: (first: string, last: string): string => `${first} to ${last}`,
  inScenario: (scenario: string, inputs: string): string => `${scenario} scenario: ${inputs}`,
  rates: { given_cost_of_equity: 'Cost of equity', given_wacc: 'Cost of capital' },
  savedModel: (method: string): string => `${method}, saved model`,
  savedNotListed: (reason: string): string => `Saved models could not be listed. ${reason}`,
  savedNotRead: (title: string, reason: string): string => `${title} could not be read. ${reason}`,
  fromSaved: (method: string, title: string, over: string): string =>
    `${method}: ${title}, ${withSmallFirst(over)}.`,
  transactions: 'Precedent transactions',
  target: 'Target',
  columns: {
    target: 'Target',
    announced: 'Announced',
    enterpriseValue: 'Enterprise value',
    equityValue: 'Equity value',
    revenue: 'Revenue',
    ebitda: 'EBITDA',
    ebit: 'EBIT',
    netIncome: 'Net income',
    bookValue: 'Book value',
    source: 'Source',
  },
  entryGroups: { target: 'Target', terms: 'Terms', figures: 'Last twelve months of the target' },
  noTransactions: 'Add transactions of similar companies to value this one at the multiples paid.',
  notDisclosed: 'Not disclosed.',
  addTransaction: 'Add transaction',
  entryFailed: 'The entry of transactions could not be loaded',
  editTransaction: (target: string): string => `Edit ${target}`,
  edit: 'Edit',
  saveTransaction: 'Save transaction',
  changedMeanwhile: (now: string): string =>
    `${now === '' ? 'Now empty' : `Now ${now}`} in the model. Saving replaces this with your entry.`,
  removedMeanwhile: (target: string): string => `${target} was removed from the model. Saving adds it again.`,
  leaveEmpty: 'Leave amounts that are not disclosed empty.',
  pasteRows: 'Paste rows',
  pasteExplained: (columns: readonly string[]): string =>
    `Paste rows from a spreadsheet with the columns ${listed(columns)}. With a header row of these names, the columns can be in any order; “Revenue (thousands)” gives a column its unit. Downloaded transactions can be pasted too.`,
  datesRead: {
    'day-first': 'Dates such as 14/3/2025 are read as day/month/year.',
    'month-first': 'Dates such as 3/14/2025 are read as month/day/year.',
    'year-first': 'Write dates as year, month and day: 2025-03-14.',
  } satisfies Record<DayOrder, string>,
  rows: 'Rows',
  addRows: 'Add rows',
  rowsNotAdded: 'No row was added',
  nothingPasted: 'Paste at least one row.',
  problemInRow: (row: number, column: string, problem: string): string => `Row ${row}, ${column}: ${problem}`,
  unknownColumn: (row: number, name: string): string =>
    `Row ${row}: “${name}” is not a column of transactions. Rename or remove it.`,
  columnTwice: (row: number, column: string): string => `Row ${row}: the column ${column} appears twice.`,
  columnMissing: (row: number, column: string): string => `Row ${row}: the column ${column} is missing.`,
  oneColumn: 'The rows have one column. Copy the cells from a spreadsheet, which separates them by tabs.',
  extraCells: (row: number, cells: readonly string[]): string =>
    `Row ${row}: more cells than columns (${listed(cells.map((cell) => `“${cell}”`))}). Remove them, or add a header row.`,
  currencyNeeded: 'Enter the currency as three letters: USD.',
  countedNeeded: 'Enter yes or no.',
  targetNeeded: 'Enter the name of the target.',
  dayMissing: 'Enter the date of the announcement.',
  dayNeeded: 'Enter the date as year, month and day: 2025-05-02.',
  noSuchDay: 'This day does not exist. Enter the date as year, month and day: 2025-05-02.',
  dayAhead: 'This date is in the future.',
  dayUnknown: (knownOn: string): string =>
    `This model uses data known on ${knownOn}. Enter that day or an earlier one.`,
  dayTooEarly: 'Enter the year in four digits.',
  yearInFull: (written: string): string =>
    `“${written}” could mean more than one day. Enter the year in four digits.`,
  twoDays: (written: string, one: string, other: string): string =>
    `“${written}” could mean two days. Enter ${one} or ${other}.`,
  otherOrder: (written: string, order: 'day-first' | 'month-first', meant: string): string =>
    `Dates are read as ${order === 'day-first' ? 'day/month/year' : 'month/day/year'}. Enter ${meant} for “${written}”.`,
  notNegative: (column: string): string => `${column} cannot be negative.`,
  amountNeeded: 'Enter at least one amount.',
  noSource: 'no source given',
  currency: 'Currency',
  transactionsFileName: 'transactions',
  inFileStatistics: 'In the statistics',
  isCounted: 'yes',
  notCounted: 'no',
  inSingleUnits: (column: string): string => `${column} (units)`,
  fileNote: 'Note',
  outlierIn: (multiple: string): string => `Outlier in ${multiple}`,
  downloadTransactions: 'Download transactions',
  downloadHint: 'CSV, decimal points',
  ofTransactions: (multiple: string): string => `${multiple}, transactions`,
  ofPeers: (multiple: string): string => `${multiple}, peers`,
  noMethods: 'No method has a value yet',
  methodsSummary: (low: string, high: string, price: string | null): string =>
    `Values per share from ${low} to ${high}${price === null ? '' : `; the price is ${price}`}.`,
  withoutValue: (method: string, reason: string): string => `${method}: ${reason}`,
  noPeersYet: 'Multiples: add peers under Comparables.',
  methodsNote: (currency: string): string => `Value per share, ${currency}`,
} as const;
