/** The texts of what holdings are worth by the person's own models. */
export const messages = {
  valuation: 'Valuation',
  valuePerShare: 'Value per share',
  priceToValue: 'Price / value',
  upside: 'Upside',
  model: 'Model',
  others: (count: number): string => (count === 1 ? '1 older model' : `${count} older models`),
  openModel: (title: string): string => `Open model ${title}`,
  valueCompany: 'Value this company',
  valueCompanyOf: (name: string): string => `Value ${name}`,
  portfolioUpside: 'Portfolio upside',
  covered: (share: string): string =>
    `Weighted by value, over holdings with a model: ${share} of the value of all holdings. Short positions are left out.`,
  statementsOf: 'Your saved model',
  notComputed: 'The model was saved without its figures. Open it to compute them.',
  pastValue: (day: string): string => `The model values the company as of ${day}.`,
  noPrice: 'There is no price for it.',
  otherCurrency: (price: string, value: string): string =>
    `The price is in ${price}, and the model in ${value}.`,
  notPositive: 'The value per share is not positive.',
  noModel: 'No holding has a model with a value and a price.',
  noValue: 'No holding has a positive value.',
} as const;
