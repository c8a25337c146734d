/** The texts of caching, in one place. */
export const messages = {
  tooLarge: ({ bytes, maximumBytes }: { bytes: number; maximumBytes: number }): string =>
    `The entry takes ${String(bytes)} bytes; the cache holds at most ${String(maximumBytes)}.`,
  noTime: 'The entry would expire immediately.',
} as const;
