/** What the first load of the page may weigh. Compressed sizes, in bytes. */
export const budgets = {
  scriptBytes: 151 * 1024,
  styleBytes: 75 * 1024,
  requests: 12,
  inlineStyleCharacters: 14_336,
} as const;
