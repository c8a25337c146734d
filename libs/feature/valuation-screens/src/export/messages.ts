/** The words of the export of a model, in one place. */
export const messages = {
  export: 'Export',
  workbook: 'Excel workbook',
  liveFormulas: 'Live formulas',
  modelFile: 'Model file',
  print: 'Print',
  exporting: 'Writing the Excel workbook',
  exported: (file: string): string => `Exported ${file}.`,
  notWritten: 'The Excel workbook was not exported',
  notLoaded:
    'The part of the product that writes it could not be loaded. Check your connection and try again, or reload the page. Your edits are safe.',
  notComputed: 'The model cannot be computed.',
  refused: (reason: string): string => `${reason} The model file has the whole model.`,
  broken: (reason: string): string => `Writing it failed: ${reason}. Try again, or export the model file.`,
  tryAgain: 'Try again',

  model: 'Model',
  exportWorkbook: 'Export Excel workbook',

  fileName: (symbol: string): string => `${symbol} model`,
  company: 'Company',
  version: 'Version',
  valueDay: 'Valued as of',
  statements: 'Statements',
  lastFiled: (source: string, day: string): string => `${source}, last filed ${day}`,
  knownOn: 'As known on',
  price: 'Price',
  noPrice: 'No price to compare with.',
  priceOn: (day: string, source: string): string => `Price on ${day}, ${source}`,
  otherCurrency: (price: string, currency: string, day: string, source: string): string =>
    `${price} ${currency} on ${day}, ${source}`,
  actual: (year: string): string => `FY${year}`,
  estimate: (year: string): string => `FY${year}E`,
  edited: 'Edited',
} as const;
