/** The answers of the `open` command, loaded with it. */
export const messages = {
  noSuchScreen: (word: string) => `No screen “${word}”. Press Tab after “open” to list them.`,
  severalScreens: (titles: readonly string[]) => `Several screens match: ${titles.join(', ')}.`,
} as const;
