import type { QuickBasis, QuickInput } from '@finance-analyst/valuation';
import type { CaseInput, ToolCase } from './ToolEntries.js';

const incomeNames: Readonly<Record<QuickBasis, string>> = {
  'net-income': 'net income',
  'operating-income': 'operating income',
};

const inputNames: Readonly<Record<QuickInput, string>> = {
  revenue: 'Revenue',
  growth: 'Revenue growth',
  years: 'Years',
  marginNow: 'Margin today',
  finalMargin: 'Final margin',
  multiple: 'Exit multiple',
  shareChange: 'Share count change',
  shares: 'Diluted shares',
  netDebt: 'Net debt',
  payout: 'Payout ratio',
  requiredReturn: 'Required return',
  price: 'Price',
};

const namesOfBasis: Readonly<Record<QuickBasis, Partial<Record<QuickInput, string>>>> = {
  'net-income': {
    marginNow: 'Net margin today',
    finalMargin: 'Final net margin',
    multiple: 'Exit P/E',
  },
  'operating-income': {
    marginNow: 'Operating margin today',
    finalMargin: 'Final operating margin',
    multiple: 'Exit EV/EBIT',
  },
};

/** The name of an input with a multiple. */
export const inputName = (input: QuickInput, basis: QuickBasis): string =>
  namesOfBasis[basis][input] ?? inputNames[input];

const marginNames: Readonly<Record<QuickBasis, string>> = {
  'net-income': 'Net margin',
  'operating-income': 'Operating margin',
};

/** The texts of the valuation tool, in one place. */
export const messages = {
  title: 'Valuation tool',
  withoutCompany: 'Growth, margin and multiple to a value per share',
  ofCompany: (name: string, symbol: string, currency: string): string => `${name} · ${symbol} · ${currency}`,
  sampleData: 'Sample data',
  undo: (edit: string | null): string => (edit === null ? 'Undo' : `Undo ${edit}`),
  redo: (edit: string | null): string => (edit === null ? 'Redo' : `Redo ${edit}`),
  moreActions: 'More actions',
  actions: 'Valuation',
  copyTable: 'Copy as table',
  copied: 'Copied as a table.',
  notCopied: 'The browser did not allow copying.',
  print: 'Print',
  startOver: 'Clear all entries',
  toWorkbench: 'Continue in workbench',
  toWorkbenchOf: (symbol: string): string => `Opening ${symbol} in the workbench.`,
  notRemembered: 'Entries are not saved on this device',
  notRememberedExplained: 'The browser did not store them. Bookmark this page to save your entries.',

  company: 'Company',
  companyPlaceholder: 'Name or symbol, optional',
  otherCompanyPlaceholder: 'Another name or symbol',
  noCompanyFound: 'No company found',
  removeCompany: 'Remove',
  chooseForWorkbench: 'The workbench needs a company. Choose one here, then continue.',
  loadingCompany: (symbol: string): string => `Loading ${symbol}…`,
  companyFailed: (symbol: string): string => `${symbol} could not be loaded`,
  entriesKept: 'Your entries are safe.',
  companyOutdated: (day: string): string => `Statements may be out of date. Last updated ${day}.`,
  priceOutdated: (day: string): string => `The price may be out of date. It is from ${day}.`,
  keptEntries: (fields: string, name: string): string =>
    `Your entries differ from the figures for ${name}: ${fields}.`,
  newerFigures: (fields: string, name: string): string => `Newer figures for ${name}: ${fields}.`,
  earlierEntries: (fields: string, name: string): string =>
    `You entered these before choosing ${name}: ${fields}.`,
  earlierDiffer: (fields: string, name: string): string =>
    `What you entered before differs from the figures for ${name}: ${fields}.`,
  confirm: (name: string): string => `Confirm for ${name}`,
  useCompany: (name: string): string => `Use figures for ${name}`,
  otherCurrency: (theirs: string, ours: string): string =>
    `The company reports in ${theirs}; your entries are in ${ours}. Its amounts are not filled in.`,
  changeCurrency: (currency: string): string => `Change to ${currency} and fill in`,
  priceCurrency: (price: string, statements: string): string =>
    `The price is in ${price}, the statements are in ${statements}. Enter a price in ${statements} per ordinary share.`,
  noPrice: (symbol: string): string =>
    `No price is available for ${symbol}. Enter one to see the implied return.`,
  priceFailed: (symbol: string): string => `The price of ${symbol} could not be loaded`,
  editPrice: (symbol: string): string => `${symbol} price`,
  editCompany: (symbol: string): string => `company ${symbol}`,
  editFigures: (symbol: string): string => `${symbol} figures`,
  editConfirmed: 'confirmed entries',
  editNoCompany: 'company removal',
  editLink: 'entries from link',

  inputs: 'Inputs',
  currency: 'Currency',
  multipleOf: 'Multiple',
  bases: { 'net-income': 'P/E', 'operating-income': 'EV/EBIT' } satisfies Record<QuickBasis, string>,
  cases: {
    cautious: 'Cautious',
    base: 'Base',
    optimistic: 'Optimistic',
  } satisfies Record<ToolCase, string>,
  casesTitle: 'Growth, margin and multiple',
  assumption: 'Assumption',
  inCase: (input: string, toolCase: string): string => `${input}, ${toolCase.toLowerCase()}`,
  descriptions: {
    revenue: 'Last 12 months or fiscal year',
    marginNow: 'Optional; moves to the final margin in equal steps',
    netDebt:
      'Debt, leases, unfunded pensions, minority interest and preferred equity, less cash, investments and associates; negative for net cash',
    requiredReturn: 'Your choice; 9% is a common starting point',
    shareChange: 'Per year; negative for buybacks',
    price: 'Optional',
  } satisfies Partial<Record<QuickInput, string>>,
  payoutOf: (basis: QuickBasis): string => `Dividends, share of ${incomeNames[basis]}`,
  sourceOf: (input: QuickInput, period: string): string =>
    input === 'netDebt' || input === 'marginNow' || input === 'payout'
      ? `Computed from ${period}`
      : input === 'shares'
        ? `Diluted shares, count of ${period}`
        : `As filed, ${period}`,
  priceOf: (day: string, source: string): string => `${day}, ${source}`,
  filedOf: (period: string, day: string): string => `${period}, filed ${day}`,
  companySays: (figure: string, of: string): string => `Company: ${figure} (${of})`,
  wrongWhole: 'Enter a whole number.',
  aboveZero: 'Enter a number above 0.',

  history: 'Company history',
  historyByYear: 'Company history by fiscal year',
  historySummary: (count: number, median: string, low: string, high: string): string =>
    `${count}-yr median ${median}, ${low} to ${high}`,
  noHistory: (reason: string): string => `No history: ${reason}`,
  today: (multiple: string, period: string | null): string => `today ${multiple} (${period ?? ''})`,
  useMedian: 'Use median',
  useMedianOf: (input: string): string => `Use median for ${input}, base case`,
  medianEdit: (input: string): string => `${input} to its median`,
  fiscalYear: 'Fiscal year',
  historyColumn: (input: CaseInput, basis: QuickBasis): string =>
    input === 'growth' ? 'Growth' : input === 'multiple' ? messages.bases[basis] : marginNames[basis],
  noFigure: (label: string): string => `No figure for ${label}.`,
  median: 'Median',
  todayRow: (period: string | null): string => (period === null ? 'Today' : `Today (${period})`),
  loadingPrices: 'Loading price history…',
  pricesFailed: (reason: string): string => `Price history could not be loaded. ${reason}`,

  valuePerShare: 'Value per share',
  exitPrice: 'Exit price',
  valueRange: 'Range',
  cautiousToOptimistic: 'cautious to optimistic',
  upside: 'Upside',
  impliedReturn: 'Implied return',
  aYear: 'per year at today’s price',
  impliedGrowth: 'Growth implied by the price',
  impliedMultiple: 'Multiple implied by the price',
  impliedGrowthLabel: 'Implied growth',
  impliedMultipleLabel: (name: string): string => `Implied ${name}`,
  missing: (names: string): string => `Enter ${names} to see a value.`,
  missingBase: (names: string): string => `The base case needs ${names}.`,
  missingCase: (names: string): string => `Enter ${names} for this case.`,
  refused: (names: string): string => `Out of range: ${names}.`,
  result: 'Result',
  emptyTitle: 'No value yet',
  isReversed: 'The cautious case gives a higher value than the optimistic one. Review the three columns.',

  againstPrice: 'Value against price',
  againstPriceSummary: (value: string, price: string): string => `Base value ${value}, price ${price}.`,
  noPriceTitle: 'No price',
  noPriceMessage: 'Enter a price to compare it with the value.',
  grid: 'Growth against multiple',
  gridNote: (currency: string): string => `value per share, ${currency}`,
  gridSummary: (
    [lowGrowth, highGrowth]: readonly [string, string],
    [lowMultiple, highMultiple]: readonly [string, string],
  ): string =>
    `Value per share with growth from ${lowGrowth} to ${highGrowth} and exit multiples from ${lowMultiple} to ${highMultiple}.`,
  growthPercent: 'Growth %',
  growthOf: (rate: string): string => `growth ${rate}`,
  price: 'price',

  years: 'Year by year',
  yearsTable: (toolCase: string): string => `Year by year, ${toolCase.toLowerCase()} case`,
  line: 'Line',
  now: 'Today',
  year: (year: number): string => `Year ${year}`,
  caseShown: 'Case',
  explanation: 'How the value is computed',
  ofTheYearBefore: 'of the prior year',
  yourEntry: 'Your entry',
  startingValue: 'Default',
  medianOf: (symbol: string): string => `Median of ${symbol}`,
  figureOf: (symbol: string): string => `Figure of ${symbol}`,
  sameAsFinal: 'Not entered: the final margin is used in every year',
  upsideFormula: 'value per share ÷ price −\u00a01',
  returnFormula: 'the annual rate at which the present value of dividends and exit price equals the price',
  growthFormula: 'the growth at which value per share equals the price',
  multipleFormula: 'the exit multiple at which value per share equals the price',
  method: (basis: QuickBasis): string =>
    basis === 'net-income'
      ? 'Final-year net income × P/E, discounted with the dividends before it.'
      : 'Final-year operating income × EV/EBIT, less today’s net debt, discounted with the dividends before it.',
  fileName: (symbol: string | null): string => `${symbol ?? 'Quick'} valuation`,
} as const;
