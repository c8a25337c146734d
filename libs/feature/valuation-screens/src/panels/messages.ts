import type { AnswerWords } from '../method/AnswerWords.js';

/** The words of the panels under the answer, in one place. */
export const messages = {
  why: (value: string): string => `Why ${value}?`,
  whyNone: 'Why no value?',
  amountsIn: (unit: string): string => `amounts in ${unit}`,
  againstPrice: 'Value against price',
  priceImplies: (driver: string, figure: string, isYearly: boolean): string =>
    `The price implies ${driver} of ${figure}${isYearly ? ' in every forecast year' : ''}, all else equal.`,
  priceImpliesNone: (implied: string, reason: string): string => `${implied}: ${reason}`,
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
  expectedReturn: 'Expected annual return at the price',
  expectedReturnIs: (
    points: string,
    side: 'above' | 'below',
    own: string,
    { rateName, ownRate }: Pick<AnswerWords, 'rateName' | 'ownRate'>,
  ): string =>
    `The ${rateName}, the same in all years, at which value equals price: ${points} points ${side} the model’s ${ownRate} of ${own}.`,
  targetPrice: 'Target price',
  targetPriceOn: 'Target price on',
  targetDate: 'Target date',
  impossibleTargetDate: (first: string, last: string): string =>
    `Enter a day from ${first} to ${last}, the end of the forecast.`,
  usualTargetDate: (day: string): string => `Reset to ${day}`,
  targetPriceIs: (value: string, day: string, costOfEquity: string): string =>
    `Value per share of ${value} on ${day}, carried forward at the cost of equity of ${costOfEquity}, before dividends.`,
  returnToTarget: 'IRR to the target price',
  returnToTargetIs: (price: string, from: string, to: string, total: string): string =>
    `Bought at ${price} on ${from} and sold at the target price on ${to}: ${total} in total. Dividends until then are part of the target price.`,
  oneStep: 'one step of the discount rate and of what follows the forecast',
  sensitivity: 'Sensitivity',
  noSensitivity: 'No sensitivity',
  terminalValue: 'Terminal value',
  percentOf: (title: string): string => `${title} %`,
  rateAgainst: (rate: string, name: string): string => `${rate} against ${name}`,
  valuePerShareIn: (currency: string): string => `value per share, ${currency}`,
  sensitivitySummary: (
    rateName: string,
    [lowest, highest]: readonly [string, string],
    name: string,
    [first, last]: readonly [string, string],
  ): string =>
    `Value per share for a ${rateName} from ${lowest} to ${highest} and ${name} from ${first} to ${last}.`,
  price: 'price',
  inYear: (rate: string | null, year: string): string => `${rate ?? 'not available'} in ${year}`,
  trend: (title: string, past: string, forecast: string, reference: string | null): string =>
    `${title}: ${past}, ${forecast}${reference === null ? '' : `; ${reference}`}.`,
  trendsFile: (title: string): string => title.toLowerCase().replaceAll(',', ''),
  noStatements: (year: string): string => `No statements for ${year}.`,
  noPast: 'Not computed for the past.',
} as const;
