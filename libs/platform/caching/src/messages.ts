/** The texts of caching, in one place. */
export const messages = {
  tooLarge: ({ bytes, maximumBytes }: { bytes: number; maximumBytes: number }): string =>
    `It takes ${String(bytes)} bytes; the cache has room for ${String(maximumBytes)}.`,
  noTime: 'It would be past its time at once.',
} as const;
