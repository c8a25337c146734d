/** What the commands of the product as a whole are called, and what they answer. */
export const messages = {
  toasts: 'Notifications on the screen',
  valuation: 'Valuation',
  value: 'Value a company',
  symbol: 'Its symbol, such as KST.SMP',
} as const;
