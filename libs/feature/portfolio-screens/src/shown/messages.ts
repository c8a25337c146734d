/** The texts of exporting what is shown. */
export const messages = {
  holdings: 'Holdings',
  exportShown: 'Export the holdings shown as CSV',
  exportCsv: 'Export CSV',
  holdingsOf: (rows: number, name: string): string =>
    rows === 1 ? `1 holding of ${name}` : `${rows} holdings of ${name}`,
  transactions: 'Transactions',
  transactionsOf: (shown: number, all: number, name: string): string => {
    const counted = all === 1 ? '1 transaction' : `${all} transactions`;
    return shown === all ? `${counted} of ${name}` : `${shown} of ${counted} of ${name}, as filtered`;
  },
  noTransactions: 'There are no transactions to export yet.',
  noneShown: 'The filter shows no transactions.',
  targets: 'targets',
  targetsOf: (rows: number, name: string): string =>
    rows === 1 ? `1 weight and cash of ${name}` : `${rows} weights and cash of ${name}`,
  orders: 'Orders',
  ordersOf: (rows: number, name: string): string =>
    rows === 1 ? `1 order for ${name}` : `${rows} orders for ${name}`,
  income: 'income',
  incomeOf: (rows: number, name: string): string =>
    `Income expected of ${rows === 1 ? '1 holding' : `${rows} holdings`} of ${name}`,
  accounts: 'accounts',
  accountsOf: (count: number, name: string): string =>
    `${count === 1 ? '1 account' : `${count} accounts`} of ${name}, with cash`,
  portfoliosOf: (count: number): string =>
    count === 1 ? '1 portfolio with its value' : `${count} portfolios with their values`,
  ownCurrency: 'in its currency',
  cashCurrency: 'Cash currency',
  accountCurrency: 'Account currency',
  opened: 'Opened',
  saved: 'Saved',
  asOf: 'As of',
  pricesAsOf: 'Prices as of',
  days: (first: string, last: string): string => `${first} to ${last}`,
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
