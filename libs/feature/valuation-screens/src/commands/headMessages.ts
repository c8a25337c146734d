/** What the command that opens a valuation is called: every start has it. */
export const headMessages = {
  valuation: 'Valuation',
  value: 'Value a company',
  symbol: 'Its symbol, such as KST.SMP',
} as const;
