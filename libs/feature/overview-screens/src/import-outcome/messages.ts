/** What became of an import, loaded before one can end. */
export const messages = {
  imported: (title: string) => `Imported ${title}.`,
  importedRun: (title: string, model: string) =>
    `Imported ${title}, a saved run of ${model}. It opens in Scenario analysis.`,
  importedRunOfRemoved: (title: string) =>
    `Imported ${title}, a saved run. Its model is in Trash. Recover the model to open the run in Scenario analysis.`,
  importedRunOfMissing: (title: string) =>
    `Imported ${title}, a saved run. Its model is not on this device. Restore a backup with the model in Settings to open the run in Scenario analysis.`,
  importedRunOfUnread: (title: string, reason: string) =>
    `Imported ${title}, a saved run. Its model could not be read: ${reason}`,
  notImported: (fileName: string) => `“${fileName}” was not imported.`,
  importUnreadable: 'The browser could not read the file. Check that it has not moved, then choose it again.',
  importDetail: 'Technical detail',
  open: 'Open',
} as const;
