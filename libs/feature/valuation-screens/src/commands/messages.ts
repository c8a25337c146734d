/** What the command that opens a valuation answers. */
export const messages = {
  opened: (symbol: string): string => `Opening the valuation of ${symbol}.`,
  notLookedUp: 'Symbol search is unavailable.',
  unknownSymbol: (typed: string): string =>
    `No symbol begins with ${typed}. Use the search at the top to find companies by name.`,
  severalSymbols: (typed: string, symbols: readonly string[]): string =>
    `Several symbols begin with ${typed}: ${symbols.join(', ')}.`,
} as const;
