/** The texts of notifications about the product itself. */
export const messages = {
  updateNotInstalled: 'The update is not installed',
  onlyWithConnection: 'Works only with a connection',
  offline: 'Offline',
  dataStays: 'Saved models and loaded data stay available.',
  backOnline: 'Online again',
  dataAnew: 'Data on screen is being refreshed.',
  notSaved: (title: string): string => `Not saved: ${title}`,
  notSavedAfterLeaving: (reason: string): string =>
    `${reason} Your edits are still here as unsaved changes. Open the model to save them.`,
  editNotKept: 'An edit is in this tab only',
  imported: 'Imported',
  notImported: 'Not imported',
  removed: 'Deleted',
  broughtBack: 'Restored',
  isAModel: (title: string): string => `${title} is among your models.`,
  isInBin: (title: string): string => `${title} is in Trash. Restore it on Home.`,
  notLoaded: 'A part of the app could not be loaded. Check your connection, then try again.',
  unnamedModel: 'The model',
  showPerformance: 'Show performance',
} as const;
