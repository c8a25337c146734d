/** The words of a derivation, in one place. */
export const messages = {
  title: 'Derivation',
  derivationOf: (label: string): string => `Derivation of ${label}`,
  amountsIn: (unit: string): string => `Amounts in ${unit}`,
  sampleData: 'Sample data',
  scenarioDefault: (reason: string): string => `Set by the scenario. In the base: ${reason}`,
  yourAssumption: (reason: string): string => `Your assumption. Default: ${reason}`,
  yourDecision: (reason: string): string => `Your assumption. No default: ${reason}`,
  upside: 'Upside',
  upsideFormula: 'value per share ÷ price −\u00a01',
  price: 'Price',
  impliedBy: {
    price: (label: string): string => `${label}, implied by the price`,
    value: (label: string): string => `${label}, implied by the value`,
  },
  impliedFormula: {
    price: (driver: string): string => `the ${driver} at which value per share equals the price`,
    value: (driver: string): string => `the ${driver} at which value per share is that of the model`,
  },
  impliedByPriceFormula: (driver: string, isYearly: boolean): string =>
    `${driver}${isYearly ? ', the same in every forecast year,' : ''} at which value per share equals the price`,
  solvedFor: (value: string): string => `Solved so that value per share is ${value}, the value of the model.`,
  expectedReturn: 'Expected annual return at the price',
  expectedReturnFormula: (rateName: string): string =>
    `the ${rateName}, the same in all years, at which value per share equals the price`,
  targetPrice: 'Target price',
  targetPriceOn: (day: string): string => `Target price on ${day}`,
  targetPriceFormula: 'value per share × (1 + cost of equity) ^ years',
  returnToTarget: 'IRR to the target price',
  returnToTargetFormula: '(target price ÷ price) ^ (1 ÷ years) −\u00a01',
  yearsBetween: (from: string, to: string): string => `Years from ${from} to ${to}`,
  yearsFormula: 'actual days ÷ 365',
  allElseEqual: 'All other inputs are unchanged.',
  priceOf: (source: string, day: string): string => `${source}, ${day}`,
  daysApart: (valueDay: string, whichDay: string, priceDay: string, isPriceLater: boolean): string =>
    isPriceLater
      ? `The value is as of ${valueDay}, ${whichDay}, and is not rolled forward to ${priceDay}, the date of the price.`
      : `The value is as of ${valueDay}, ${whichDay}; the price is from ${priceDay}.`,
  noneReported: 'None in the statements',
  asFiled: 'the figure as filed',
  notInModel: (period: string): string => `${period} is not part of this model.`,
  sampleFiling: (form: string, day: string): string => `${form}, dated ${day}: sample data`,
  filing: (form: string, day: string): string => `${form} filed ${day}`,
  accession: (number: string): string => `accession ${number}`,
  restated: (value: string, form: string, day: string): string =>
    `restated: ${value} in the ${form} filed ${day}`,
} as const;
