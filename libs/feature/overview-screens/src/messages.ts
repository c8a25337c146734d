/** The texts of the screen, in one place. */
export const messages = {
  title: 'Home',
  whatThisIs:
    'Value public companies with a discounted cash flow model built from their filings. Every figure can be traced to its source, and your work is saved on this device.',
  valueCompany: 'Value a company',
  figuresFailed: 'The summary could not be loaded',
  coverageLoading: 'Loading search coverage…',
  leftWorkFailed: 'Unsaved changes could not be shown',
  removedModelsFailed: 'Removed models could not be shown',
  coverageFailed: 'Search coverage could not be shown',
  savedModels: 'Saved models',
  newest: 'Last saved',
  prices: 'Prices',
  keptWhere: 'Storage',
  storageOpening: 'Opening…',
  onDevice: 'This device',
  inTab: 'This tab only',
  pricesLoading: 'Loading prices…',
  pricesStale: (reason: string) => `Prices could not be loaded again. ${reason}`,
  noPrice: (symbol: string) => `There is no price for ${symbol}.`,
  otherCurrency: (price: string, model: string) => `The price is in ${price} and the model in ${model}.`,
  negativeValue: 'The value per share is negative.',
  knownOn: (day: string) => `statements as known on ${day}`,
  pastValue: (day: string) =>
    `The value is as of ${day}, the price of today. Open the model: it compares with the price of that day.`,
  reachToCome: 'to be loaded',
  reachTo: (day: string, sampleDay: string | null) =>
    sampleDay === null ? `to ${day}` : `to ${day}; samples to ${sampleDay}`,
  lastLoaded: (moment: string) => `as loaded ${moment}`,

  recentModels: 'Recent models',
  recentModelsLoading: 'Loading models…',
  recentModelsFailed: 'The saved models could not be read',
  recentModelsStale: (reason: string) =>
    `This list could not be read again and may be out of date. ${reason}`,
  noModels: 'No models yet',
  noModelsExplained: 'A model you save appears here, its value beside the last price.',
  valueSample: 'Value a sample company',
  company: 'Company',
  value: 'Value per share',
  price: 'Price',
  valueSource: (source: string) => `Computed from statements of ${source}`,
  priceLabel: (day: string) => `Price, ${day}`,
  upside: 'Upside',
  valueLoading: 'Calculating…',
  valueFailed: 'The value could not be computed. Open the model to see why.',
  saved: (moment: string) => `saved ${moment}`,
  actionsOf: (title: string) => `Actions for ${title}`,
  exportFile: 'Export model file',
  remove: 'Remove',
  showAll: (count: number) => `Show all ${String(count)}`,
  removed: (title: string) => `Removed ${title}.`,
  undo: 'Undo',

  draftTitle: (moment: string) => `Unsaved changes from ${moment}`,
  draftOf: (title: string, version: number) =>
    version === 0 ? `${title}: a new model, never saved` : `${title}: edits of version ${String(version)}`,
  continueEditing: 'Continue',
  discard: 'Discard',
  discarded: (title: string) => `Discarded the unsaved changes of ${title}.`,

  setAside: (count: number) =>
    count === 1
      ? '1 damaged record could not be opened'
      : `${String(count)} damaged records could not be opened`,
  setAsideFile: 'Damaged records',
  downloadSetAside: 'Download as found',
  setAsideFailed: 'Damaged records could not be read or deleted',
  eraseSetAside: 'Delete permanently',
  eraseSetAsideTitle: (count: number) =>
    count === 1 ? 'Delete the damaged record?' : `Delete the ${String(count)} damaged records?`,
  eraseSetAsideExplained:
    'Damaged records are permanently deleted from this device, with the earlier versions of models that have nothing else left. Download them first if you may need them.',

  removedModels: 'Removed models',
  removedAt: (moment: string) => `removed ${moment}`,
  restore: 'Restore',
  restoreModel: (title: string) => `Restore ${title}`,
  erase: 'Erase',
  eraseModel: (title: string) => `Erase ${title}`,
  eraseModelTitle: (title: string) => `Erase ${title}?`,
  eraseModelExplained:
    'All its versions and unsaved changes are deleted from this device. This cannot be undone.',
  keep: 'Keep',
  questionFailed: 'The question before erasing could not be loaded',

  startValuation: 'Start a valuation',
  searchLabel: 'Company to value',
  searchPlaceholder: 'Company name or symbol',
  searchEmpty: 'No company has that name or symbol.',
  importFile: 'Import a model file',
  importing: 'Importing',
  imported: (title: string) => `Imported ${title}.`,
  notImported: (fileName: string) => `“${fileName}” was not imported.`,
  importUnreadable:
    'The browser could not read the file. Check that it is still where it was, then choose it again.',
  importDetail: 'Technical detail',
  open: 'Open',

  sampleCompanies: 'Companies to try',
  sampleNote: 'fictional companies',
  sampleNoteLoading: 'fictional, loading prices…',
  sampleNoteOf: (day: string) => `fictional, prices of ${day}`,
  sampleLoading: 'Loading sample companies…',
  sampleFailed: 'The sample companies could not be loaded',
  noSample: 'No sample market',
  noSampleExplained: 'This server offers no sample companies. Search for a company instead.',
} as const;
