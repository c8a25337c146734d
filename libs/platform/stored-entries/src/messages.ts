/** The report of damaged entries; each entry says what applies instead. */
export const messages = {
  damageTitle: 'Some data stored on this device is damaged',
  nothingOverwritten: 'Nothing was overwritten.',
  openSettings: 'Open settings',
} as const;
