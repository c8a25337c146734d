/** What the product says of its own doing. */
export const messages = {
  updateNotInstalled: 'The update is not installed',
  onlyWithConnection: 'Works only with a connection',
  offline: 'Offline',
  dataStays: 'Saved models and the last data stay available.',
  backOnline: 'Online again',
  dataAnew: 'What is on screen is asked for again.',
  notSaved: (title: string): string => `Not saved: ${title}`,
  notSavedAfterLeaving: (reason: string): string =>
    `${reason} Your edits are still here as unsaved changes. Open the model to save them.`,
  editNotKept: 'An edit is in this tab only',
  imported: 'Imported',
  notImported: 'Not imported',
  removed: 'Removed',
  broughtBack: 'Brought back',
  isAModel: (title: string): string => `${title} is among your models.`,
  isInBin: (title: string): string => `${title} is in the bin; Home can bring it back.`,
  notLoaded: 'A part of the app could not be loaded. Check your connection, then try again.',
  unnamedModel: 'The model',
  showPerformance: 'Show the performance',
} as const;
