/** What the command that opens a valuation answers. */
export const messages = {
  opened: (symbol: string): string => `Opening the valuation of ${symbol}.`,
  notLookedUp: 'The symbol could not be looked up.',
  unknownSymbol: (typed: string): string =>
    `No company here has a symbol that begins with ${typed}. The search at the top finds companies by name.`,
  severalSymbols: (typed: string, symbols: readonly string[]): string =>
    `Several symbols begin with ${typed}: ${symbols.join(', ')}.`,
} as const;
