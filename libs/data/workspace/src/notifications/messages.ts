/** Entries about documents in the history of notifications. */
export const messages = {
  notSaved: (title: string): string => `Not saved: ${title}`,
  notSavedAfterLeaving: (reason: string): string =>
    `${reason} Your edits are still here as unsaved changes. Open the model to save them.`,
  notRenamed: (title: string): string => `Not renamed: ${title}`,
  notRenamedAfterLeaving:
    (title: string) =>
    (reason: string): string =>
      `${reason} Open the model to rename it to “${title}”.`,
  editNotKept: 'An edit is in this tab only',
  imported: 'Imported',
  notImported: 'Not imported',
  deleted: 'Deleted',
  recovered: 'Recovered',
  isAmongModels: (title: string): string => `${title} is among your models.`,
  isAmongRuns: (title: string, model: string): string =>
    `${title} is among the saved runs of ${model}, in Scenario analysis.`,
  isOfRemovedModel: (title: string): string =>
    `${title} is a saved run. Its model is in Trash. Recover the model on Home to open the run.`,
  isOfMissingModel: (title: string): string =>
    `${title} is a saved run. Its model is not on this device. Restore a backup with the model in Settings to open the run.`,
  isOfUnreadModel: (title: string, reason: string): string =>
    `${title} is a saved run. Its model could not be read: ${reason}`,
  isInTrash: (title: string): string => `${title} is in Trash. You can recover it on Home.`,
  unnamedModel: 'The model',
} as const;
