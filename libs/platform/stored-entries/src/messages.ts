/** The texts about damaged and restored entries; each entry adds its own words. */
export const messages = {
  damageTitle: 'Some data stored on this device is damaged',
  nothingOverwritten: 'Nothing was overwritten.',
  openSettings: 'Open settings',
  notRestored: (describe: string) => `Damaged in the backup, so left unchanged here: ${describe}`,
  partlyRestored: (describe: string) =>
    `Partly damaged in the backup, so only its readable part is restored: ${describe}`,
  notStored: (describe: string) =>
    `Your browser cannot store this, so it lasts only until the tab closes: ${describe}`,
  leftAsItIs: (describe: string) => `Changed after the restore, so left as it is: ${describe}`,
  undoFailed: (describe: string) => `An error occurred while undoing this, so check it: ${describe}`,
} as const;
