/** The texts of feature flags, in one place. */
export const messages = {
  clientMissing: 'LD client not initialized',
} as const;
