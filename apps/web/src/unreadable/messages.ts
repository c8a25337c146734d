/** How damage among the stored entries is reported; each entry says what applies instead. */
export const messages = {
  title: 'Something stored on this device cannot be read',
  kept: 'Nothing was overwritten.',
  action: 'Open settings',
} as const;
