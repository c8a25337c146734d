/** The words of the import of prices, in one place. */
export const messages = {
  importPrices: 'Import prices…',
  title: (symbol: string): string => `Import prices for ${symbol}`,
  explained: (currency: string): string =>
    `Choose a CSV file of daily prices with a date and a close, such as a download from Stooq or Yahoo. Prices are read in ${currency}, the model’s currency.`,
  orDrop: 'Or drop the file anywhere on this screen.',
  choose: 'Choose file',
  chooseAnother: 'Choose another file',
  tryAgain: 'Try again',
  drop: (symbol: string): string => `Drop a CSV file to import prices for ${symbol}`,
  field: 'Price file',
  close: 'Close',
  cancel: 'Cancel',

  reading: (file: string): string => `Importing ${file}`,
  rowsOf: (done: string, total: string): string => `${done} of ${total} rows`,
  refused: (file: string): string => `${file} was not imported`,
  failed: (file: string): string => `The import of ${file} failed`,
  canceled: (file: string): string => `The import of ${file} was canceled`,
  canceledExplained:
    'If the server received the whole file, its prices are stored. Importing it again does not duplicate them.',
  manyFiles: 'Import one file at a time.',
  wrongKind: 'This is not a CSV file. Export the prices as CSV, with a date and a close in each row.',
  modelFile: 'This looks like a model file. Import models from Home.',
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than 32 MB. Split it and import the parts separately.',
  unreadable: 'The file could not be read. Check that it still exists and is not open elsewhere.',

  done: (file: string): string => `${file} imported`,
  noRows: (file: string): string => `No prices in ${file}`,
  noRowsExplained: 'No row could be stored; nothing was changed. See the reasons below.',
  range: (first: string, last: string): string => `Prices from ${first} to ${last}.`,
  newDays: 'New days',
  replaced: 'Replaced',
  unchanged: 'Unchanged',
  refusedRows: 'Rejected',
  currency: 'Currency',
  refusedTitle: 'Rejected rows',
  row: 'Row',
  reason: 'Reason',
  more: (count: string): string => `${count} more rejected rows are not listed.`,
  priceTaken: (price: string, day: string): string => `The model now uses the price from ${day}: ${price}.`,
  priceEntered: (price: string, day: string): string =>
    `The model still uses the entered price. The latest price on the server is ${price}, from ${day}.`,
  priceFar: (price: string, day: string): string =>
    `The model’s price is unchanged: the latest price on the server, ${price} from ${day}, differs from it by more than 50%. Check the file.`,
  priceSame: (price: string, day: string): string =>
    `The model already uses the latest price on the server: ${price} from ${day}.`,
  priceLater: (price: string, day: string): string =>
    `The model’s price is unchanged: it is more recent than the latest price on the server, ${price} from ${day}.`,
  priceUnanswered: 'The model’s price is unchanged: the server returned no price.',
  useMarketPrice: 'Use the market price',
  beta: (value: string, why: string): string => `Default beta: ${value}. ${why}.`,
  betaUnanswered: (advice: string): string =>
    `The model’s beta is unchanged: the server did not answer. ${advice}`,
  removalTitle: (symbol: string): string => `Remove imported prices for ${symbol}`,
  removalExplained:
    'All imported prices of this company are deleted from the server. If this model uses one, it switches to the latest price from another source, if any. To undo the removal, import the file again.',
  remove: 'Remove prices',
  notRemoved: 'The imported prices were not removed',
  removed: (count: number, written: string): string =>
    count === 1 ? '1 imported day removed' : `${written} imported days removed`,
  startAnew: 'A new model of the company uses the measured beta.',
  importAgain: 'Import the file again to measure it.',
} as const;
