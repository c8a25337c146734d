/** The words of the workbench as a whole, in one place. */
export const messages = {
  title: 'Valuation workbench',
  choose: 'Choose a company to value',
  chooseExplained:
    'Search by name or symbol, or choose a model or company below. The workbench shows a valuation built from the company’s own filings, with a reason for every assumption.',
  readingCompany: 'Loading filings and prices…',
  cannotValue: (symbol: string): string => `${symbol} cannot be valued right now`,
  seeProviders: 'See the data providers in Settings',
  doesNotFit: 'This model does not fit the company',
  openingModel: 'Opening the model…',
  readingModel: 'Loading from this device…',
  recover: 'Recover',
  toOverview: 'Go to Home',
  noSuchModel: 'Model not found on this device',
  noSuchModelExplained:
    'A model stays in the browser and on the device it was created on. To move it here, export it there and import the file from Home.',
  valueAnew: (symbol: string): string => `Start a new valuation of ${symbol}`,
  noSuchVersion: 'Version not found',
  noSuchVersionExplained: 'The last 50 versions of a model are stored on this device.',
  cannotCompute: 'The model cannot be computed',
  openNewest: 'Open the newest version',
  otherSaved: (name: string, moment: string): string => `A model of ${name} was last saved on ${moment}.`,
  openSaved: 'Open your saved model',
  otherEdited: (name: string, moment: string): string =>
    `A model of ${name} has unsaved changes from ${moment}.`,
  openEdited: 'Open the edited model',
  thisIsNew: (notice: string): string => `${notice} This is a new one with default assumptions.`,
  notNewest: 'Data may be out of date',
  oldStatements: 'The annual statements are out of date',
  oldStatementsDay: (day: string): string => `The latest annual statements in this model are from ${day}.`,
  oldStatementsExplained: (day: string): string =>
    `The latest annual statements in this model are from ${day}. The value is as of that date, and the forecast starts there, so part of it is in the past.`,
  filings: 'Filings',
  parameters: 'Market parameters',
  copyOnDevice: 'The server could not be reached; this is the copy on this device.',
  fetched: (what: string, moment: string | null): string =>
    moment === null ? `${what}.` : `${what} as loaded ${moment}.`,

  pastView: (known: string, price: string | null, parameters: string): string =>
    `Statements as known on ${known}; ${price === null ? '' : `price from ${price}; `}interest rates, risk premium and beta from ${parameters}.`,
  sampleData: 'Sample data',
  undo: (edit: string | null): string => (edit === null ? 'Undo' : `Undo ${edit}`),
  redo: (edit: string | null): string => (edit === null ? 'Redo' : `Redo ${edit}`),
  model: 'Model',
  moreActions: 'More actions',
  resetAll: 'Reset all assumptions',
  scenarioAnalysis: 'Scenario analysis',
  analyzesVersion: (version: string, isEdited: boolean): string =>
    isEdited ? `Version ${version}, without unsaved changes` : `Version ${version}`,
  saveToAnalyze: 'Save a version first',
  importPrices: 'Import prices…',
  noImportForSamples: 'Sample prices cannot be replaced',
  save: 'Save version',

  answerFailed: 'The headline could not be shown',
  forecast: 'Forecast',
  forecastYears: 'Forecast years',
  years: (count: number): string => `${count} ${count === 1 ? 'year' : 'years'}`,
  shorterHistory: 'Shorter history',
  withQuarters: 'Show TTM and quarters',
  yearsOnly: 'Hide TTM and quarters',
  longerHistory: (years: number): string => `History ${years} years`,
  trendsFailed: 'Growth, margins and returns could not be shown',
  bridgeFailed: 'The equity bridge could not be shown',
  sensitivityFailed: 'The sensitivity could not be shown',
  againstPriceFailed: 'Value against price could not be shown',
  derivationFailed: 'The derivation could not be shown',

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
  priceOf: (day: string): string => `Price from ${day}`,
  betaFromPrices: 'Beta from stored prices',
  priceTo: (price: string, day: string): string => `Price to ${price} on ${day}`,
} as const;
