/** The texts of exporting what is shown. */
export const messages = {
  holdings: 'Holdings',
  exportShown: 'Export the holdings shown as CSV',
  exportCsv: 'Export CSV',
  holdingsOf: (rows: number, name: string): string =>
    rows === 1 ? `1 holding of ${name}` : `${rows} holdings of ${name}`,
  nothing: 'There are no holdings to export yet.',
  fileName: 'holdings',
  inUnit: (heading: string, unit: string): string => `${heading}, ${unit}`,
  fraction: 'fraction',
  symbol: 'Symbol',
  priceCurrency: 'Price currency',
  priceDay: 'Price as of',
  priceSource: 'Price source',
  portfolios: 'Portfolios',
  valueCurrency: 'Currency of the value per share',
  modelSaved: 'Model saved',
  missing: 'Why a figure is missing',
} as const;
