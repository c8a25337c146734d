/** What the commands of the product as a whole are called, and what they answer. */
export const messages = {
  toasts: 'Notifications on the screen',
  valuation: 'Valuation',
  value: 'Value a company',
  symbol: 'Its symbol, such as KST.SMP',
  opened: (symbol: string): string => `The valuation of ${symbol} opens.`,
  notLookedUp: 'The symbol could not be looked up.',
  unknownSymbol: (typed: string): string =>
    `No company here has a symbol that begins with ${typed}. The search at the top finds companies by name.`,
  severalSymbols: (typed: string, symbols: readonly string[]): string =>
    `Several symbols begin with ${typed}: ${symbols.join(', ')}.`,
} as const;
