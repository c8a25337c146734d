/** What the worker says in an answer of its own. */
export const messages = {
  priceNotCached: (symbol: string) =>
    `The price of ${symbol} is not stored on this device. It loads when the server answers.`,
} as const;
