/** The texts about damaged records, loaded with them. */
export const messages = {
  damagedRecords: (count: number) =>
    count === 1
      ? '1 damaged record could not be opened'
      : `${String(count)} damaged records could not be opened`,
  damagedFile: 'Damaged records',
  downloadDamaged: 'Download as found',
  damagedFailed: 'Damaged records could not be read or deleted',
  deleteDamaged: 'Delete permanently',
  deleteDamagedTitle: (count: number) =>
    count === 1 ? 'Delete the damaged record?' : `Delete the ${String(count)} damaged records?`,
  deleteDamagedExplained:
    'Damaged records are permanently deleted from this device, with the earlier versions of models that have nothing else left. Download them first if you may need them.',
} as const;
