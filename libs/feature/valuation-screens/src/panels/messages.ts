/** The words of the panels under the answer, in one place. */
export const messages = {
  bridge: 'From cash flows to equity',
  bridgeSummary:
    'The present values of the forecast and the terminal value, plus cash, less debt, add up to equity value.',
  why: (value: string): string => `Why ${value}?`,
  whyNone: 'Why no value?',
  amountsIn: (unit: string): string => `amounts in ${unit}`,
  againstPrice: 'Value against price',
  priceImplies: (growth: string): string =>
    `The price implies revenue growth of ${growth} in every forecast year, all else equal.`,
  priceImpliesNone: (reason: string): string => `Revenue growth implied by the price: ${reason}`,
  noGrowth: (from: string, to: string): string => `None between ${from} and ${to}`,
  evenAt: {
    below: (growth: string): string => `Even at ${growth} growth, the value is below the price.`,
    above: (growth: string): string => `Even at ${growth} growth, the value is above the price.`,
  },
  marginMatches: (margin: string): string => `A final-year operating margin of ${margin} would match it.`,
  noMarginMatches: (from: string, to: string): string =>
    `No final-year operating margin between ${from} and ${to} would match it.`,
  noPrice: 'No price to compare with',
  noSource: (symbol: string): string => `No source has a price for ${symbol}.`,
  noPriceSentence: 'No price to compare with.',
  expectedReturn: 'Expected return at the price, a year',
  expectedReturnIs: (points: string, side: 'above' | 'below', wacc: string): string =>
    `The cost of capital, the same in all years, at which value equals price: ${points} points ${side} the model’s WACC of ${wacc}.`,
  targetPrice: 'Target price',
  targetPriceOn: (day: string): string => `Target price on ${day}`,
  targetPriceIs: (value: string, day: string, costOfEquity: string): string =>
    `Value per share of ${value} on ${day}, plus 12 months at the cost of equity of ${costOfEquity}, before dividends.`,
  oneStep: 'one step of each assumption',
  sensitivity: 'Sensitivity',
  noSensitivity: 'No sensitivity',
  wacc: 'WACC',
  waccPercent: 'WACC %',
  waccOf: (rate: string): string => `WACC ${rate}`,
  terminalValue: 'Terminal value',
  percentOf: (title: string): string => `${title} %`,
  waccAgainst: (name: string): string => `WACC against ${name}`,
  valuePerShareIn: (currency: string): string => `value per share, ${currency}`,
  sensitivitySummary: (
    [lowest, highest]: readonly [string, string],
    name: string,
    [first, last]: readonly [string, string],
  ): string =>
    `Value per share for costs of capital from ${lowest} to ${highest} and ${name} from ${first} to ${last}.`,
  price: 'price',
  inYear: (rate: string | null, year: string): string => `${rate ?? 'not available'} in ${year}`,
  trend: (title: string, past: string, forecast: string, reference: string | null): string =>
    `${title}: ${past}, ${forecast}${reference === null ? '' : `; ${reference}`}.`,
  trendsFile: (symbol: string): string => `${symbol} growth margins returns`,
  noStatements: (year: string): string => `No statements for ${year}.`,
  noPast: 'Not computed for the past.',
} as const;
