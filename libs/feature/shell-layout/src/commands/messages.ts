/** What the command `open` answers, which is loaded with what it does. */
export const messages = {
  noSuchScreen: (word: string) => `There is no screen “${word}”. Press Tab after “open” to see them.`,
  severalScreens: (titles: readonly string[]) => `Several screens match: ${titles.join(', ')}.`,
} as const;
