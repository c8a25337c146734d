/** How damage among the stored entries is reported; each entry says what applies instead. */
export const messages = {
  title: 'Stored data could not be read',
  kept: 'Nothing was overwritten.',
  action: 'Open Settings',
} as const;
