/** The words of a derivation, in one place. */
export const messages = {
  title: 'Derivation',
  derivationOf: (label: string): string => `Derivation of ${label}`,
  amountsIn: (unit: string): string => `Amounts in ${unit}.`,
  sampleData: 'Sample data',
  scenarioDefault: (reason: string): string => `Set by the scenario. In the base: ${reason}`,
  yourAssumption: (reason: string): string => `Your assumption. Default: ${reason}`,
  yourDecision: (reason: string): string => `Your assumption. No default: ${reason}`,
  upside: 'Upside',
  upsideFormula: 'value per share ÷ price −\u00a01',
  price: 'Price',
  impliedByPrice: (label: string): string => `${label}, implied by the price`,
  impliedFormula: (driver: string): string => `the ${driver} at which value per share equals the price`,
  allElseEqual: 'All other inputs are unchanged.',
  priceOf: (source: string, day: string): string => `${source}, ${day}`,
  daysApart: (valueDay: string, whichDay: string, priceDay: string, isPriceLater: boolean): string =>
    isPriceLater
      ? `The value is as of ${valueDay}, ${whichDay}, and is not rolled forward to ${priceDay}, the date of the price.`
      : `The value is as of ${valueDay}, ${whichDay}; the price is from ${priceDay}.`,
  noneReported: 'None in the statements',
  and: 'and',
  provided: (formula: string, condition: string): string => `${formula}, if ${condition}`,
  ofYearsBefore: (years: number): string => (years === 1 ? 'of the prior year' : `${years} years earlier`),
  asFiled: 'the figure as filed',
  notInModel: (period: string): string => `${period} is not part of this model.`,
  sampleFiling: (form: string, day: string): string => `${form}, dated ${day}: sample data`,
  filing: (form: string, day: string): string => `${form} filed ${day}`,
  accession: (number: string): string => `accession ${number}`,
  restated: (value: string, form: string, day: string): string =>
    `restated: ${value} in the ${form} filed ${day}`,
} as const;
