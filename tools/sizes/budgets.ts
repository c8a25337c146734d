/** Budgets for the first load of the page and for each feature: compressed sizes, in bytes. */
export const budgets = {
  scriptBytes: 150 * 1024,
  styleBytes: 75 * 1024,
  requests: 11,
  inlineStyleCharacters: 14_336,
  /** Scripts and styles that only the feature's own code loads. */
  featureBytes: {},
} as const;
