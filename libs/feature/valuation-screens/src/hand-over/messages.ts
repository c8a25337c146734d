/** The workbench's texts about a valuation imported from the tool. */
export const messages = {
  title: 'Imported from the valuation tool',
  nothingTitle: 'Nothing was imported from the valuation tool',
  edit: 'Valuation tool inputs',
  carried: (what: string): string => `${what}.`,
  years: (years: number): string => `${years} forecast ${years === 1 ? 'year' : 'years'}`,
  growth: (rate: string): string => `revenue growth of ${rate} a year`,
  margins: (first: string, last: string): string => `operating margin from ${first} to ${last}`,
  exitMultiple: (multiple: string): string => `exit multiple of ${multiple} EBIT`,
  notCarried:
    'Not imported: the cautious and optimistic cases, dividends, revenue, shares, net debt, price and required return. The workbench takes revenue, shares, net debt, price and required return from filings, prices and the cost of capital.',
  netNotCarried:
    'Not imported: net margin, P/E, the cautious and optimistic cases, dividends, revenue, shares, price and required return. A free cash flow model does not use net margin and P/E. The workbench takes revenue, shares, price and required return from filings, prices and the cost of capital.',
  noRevenueModel:
    'A bank or insurer is valued from its equity and the return on it, a property company from its funds from operations or net assets. Their models have no revenue growth, operating margin or exit multiple.',
} as const;
