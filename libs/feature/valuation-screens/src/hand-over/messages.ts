/** What the workbench says of a valuation that the tool handed over. */
export const messages = {
  title: 'Carried over from the valuation tool',
  nothingTitle: 'Nothing was carried over from the valuation tool',
  edit: 'Inputs of the valuation tool',
  carried: (what: string): string => `${what}.`,
  years: (years: number): string => `${years} forecast ${years === 1 ? 'year' : 'years'}`,
  growth: (rate: string): string => `revenue growth of ${rate} a year`,
  margins: (first: string, last: string): string => `operating margin from ${first} to ${last}`,
  exitMultiple: (multiple: string): string => `exit multiple of ${multiple} EBIT`,
  notCarried:
    'Not carried over: the cautious and optimistic cases, dividends, and revenue, shares, net debt, price and required return, which the workbench takes from filings, prices and the cost of capital.',
  netNotCarried:
    'Not carried over: net margin and P/E, which have no place in a free cash flow model, the cautious and optimistic cases, dividends, and revenue, shares, price and required return, which the workbench takes from filings, prices and the cost of capital.',
} as const;
