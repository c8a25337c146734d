/** The words of the workbench as a whole, in one place. */
export const messages = {
  title: 'Valuation workbench',
  choose: 'Choose a company to value',
  chooseExplained:
    'Search for a name or symbol, or take one of the models and companies below. The workbench then shows a discounted cash flow valuation built from the company’s own filings, every assumption with its reason.',
  readingCompany: 'Reading filings and prices',
  cannotValue: (symbol: string): string => `${symbol} cannot be valued now`,
  seeProviders: 'See the data providers in Settings',
  doesNotFit: 'This model does not fit the company',
  openingModel: 'Opening the model',
  readingModel: 'Reading it from this device',
  toOverview: 'Go to Home',
  noSuchModel: 'There is no such model on this device',
  noSuchModelExplained:
    'A model stays on the device and in the browser that it was made in. From elsewhere it comes as a file: export it there, and import it from Home.',
  valueAnew: (symbol: string): string => `Value ${symbol} anew`,
  noSuchVersion: 'This version is not kept',
  noSuchVersionExplained: 'The last 50 versions of a model are kept on this device.',
  cannotCompute: 'The model cannot be computed',
  openNewest: 'Open the newest version',
  keptSaved: (name: string, moment: string): string => `A model of ${name} is saved, last on ${moment}.`,
  openKept: 'Open your saved model',
  keptEdited: (name: string, moment: string): string =>
    `A model of ${name} with changes of ${moment} was not saved.`,
  continueKept: 'Go on with it',
  thisIsNew: (kept: string): string => `${kept} This is a new one from default assumptions.`,
  notNewest: 'Not the newest data',
  oldStatements: 'The annual statements are old',
  oldStatementsExplained: (day: string): string =>
    `The newest annual statements in this model are of ${day}. The value is as of that day, and the forecast begins there: part of it is past.`,
  filings: 'Filings',
  parameters: 'Market parameters',
  copyOnDevice: 'The server could not be asked; this is the copy on this device.',
  fetched: (what: string, moment: string | null): string =>
    moment === null ? `${what}.` : `${what} as fetched ${moment}.`,

  method: 'Free cash flow to the firm',
  pastView: (known: string, price: string | null, parameters: string): string =>
    `Statements as known on ${known}; ${price === null ? '' : `price of ${price}; `}interest rates, risk premium and beta of ${parameters}.`,
  sampleData: 'Sample data',
  undo: (edit: string | null): string => (edit === null ? 'Undo' : `Undo ${edit}`),
  redo: (edit: string | null): string => (edit === null ? 'Redo' : `Redo ${edit}`),
  model: 'Model',
  moreActions: 'More actions',
  resetAll: 'Reset all assumptions',
  importPrices: 'Import prices…',
  print: 'Print',
  export: 'Export',
  save: 'Save version',

  answerFailed: 'The answer could not be drawn',
  forecast: 'Forecast',
  forecastYears: 'Forecast years',
  years: (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`,
  shorterHistory: 'Shorter history',
  longerHistory: (years: number): string => `History ${years} years`,
  bridgeFailed: 'The equity bridge could not be shown',
  sensitivityFailed: 'The sensitivity could not be drawn',
  againstPriceFailed: 'Value against price could not be drawn',
  derivationFailed: 'The derivation could not be drawn',

  pasteOf: (count: number, first: string): string =>
    count === 1 ? `Paste 1 cell, ${first}` : `Paste ${count} cells from ${first}`,
  fillRight: (rows: number, first: string): string =>
    rows === 1 ? `Fill right from ${first}` : `Fill right ${rows} rows from ${first}`,
  yearNumber: (period: number): string => `year ${period}`,
  resetOf: (input: string): string => `Reset ${input}`,
  resetRows: (count: number, first: string): string =>
    count === 1 ? `Reset ${first}` : `Reset ${count} cells from ${first}`,
  forecastOf: (years: number): string => `${years} forecast years`,
  amountsIn: (unit: string): string => `Amounts in ${unit}`,
  unit: 'Unit of amounts',
  priceOf: (day: string): string => `Price of ${day}`,
  betaFromPrices: 'Beta from stored prices',
  priceTo: (price: string, day: string): string => `Price to ${price} on ${day}`,
} as const;
