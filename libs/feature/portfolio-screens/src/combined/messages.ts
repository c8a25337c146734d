/** The texts of several portfolios together. */
export const messages = {
  all: 'All portfolios',
  some: (count: number): string => (count === 1 ? '1 portfolio' : `${count} portfolios`),
  readOnly: 'Read-only. To edit, open a portfolio.',
  toList: 'Portfolios',
  loading: 'Loading portfolios…',
  notShown: 'The combined view could not be shown',
  failed: 'The portfolios could not be loaded',
  notCounted: (title: string): string => `${title} is not in these figures`,
  missing: (count: number): string =>
    count === 1
      ? '1 portfolio of this address is not on this device'
      : `${count} portfolios of this address are not on this device`,
  missingExplained: (count: number): string =>
    `${count === 1 ? 'It' : 'They'} may have been deleted, or be on another device.`,
  none: 'No portfolios here',
  noneExplained: 'None of the portfolios in this address is on this device.',
  portfolios: 'Portfolios',
  open: 'Open',
  openOf: (title: string): string => `Open ${title}`,
  inCurrency: 'Shown in',
  group: 'Group by',
  groups: {
    none: 'None',
    portfolio: 'Portfolio',
    account: 'Account',
    currency: 'Currency',
    sector: 'Sector',
  },
  holdings: 'Holdings',
  table: 'Table of combined holdings',
  portfolio: 'Portfolio',
  cash: 'Cash by currency',
  accountOf: (portfolio: string, account: string): string => `${portfolio} · ${account}`,
  secondOf: (title: string, number: number): string => `${title} (${number})`,
} as const;
