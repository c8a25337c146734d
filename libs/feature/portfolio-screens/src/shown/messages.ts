/** The texts of exporting what is shown. */
export const messages = {
  group: 'Portfolio',
  exportShown: 'Export the holdings shown as CSV',
  exportCsv: 'Export CSV',
  exported: (rows: number, name: string): string =>
    rows === 1 ? `1 holding of ${name}, as CSV.` : `${rows} holdings of ${name}, as CSV.`,
  nothing: 'There are no holdings to export yet.',
  fileName: 'holdings',
  symbol: 'Symbol',
  priceCurrency: 'Price currency',
  priceDay: 'Price as of',
  priceSource: 'Price source',
  portfolios: 'Portfolios',
  missing: 'Why a figure is missing',
} as const;
