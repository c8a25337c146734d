/** Budgets for the first load of the page: compressed sizes, in bytes. */
export const budgets = {
  scriptBytes: 150 * 1024,
  styleBytes: 75 * 1024,
  requests: 11,
  inlineStyleCharacters: 14_336,
} as const;
