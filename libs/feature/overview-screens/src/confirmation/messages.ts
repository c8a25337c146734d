/** The texts of every confirmation, loaded with the first. */
export const messages = {
  keep: 'Keep',
} as const;
