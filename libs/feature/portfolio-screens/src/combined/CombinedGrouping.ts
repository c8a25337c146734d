/** How the holdings of several portfolios are grouped. */
export type CombinedGrouping = 'none' | 'portfolio' | 'account' | 'currency' | 'sector';
