/** The texts of the workspace. */
export const messages = {
  titleOfApart: (title: string, day: string) => `${title} (unsaved changes, ${day})`,
  titleOfCopy: (title: string) => `${title}, copy`,
  notFound: 'This model is not stored on this device.',
  removed: 'This model was deleted. Recover it from Trash on Home.',
  removedSince:
    'This model was deleted after you opened it. Save a copy to keep it, or recover it from Trash on Home.',
  damaged: 'The stored model is damaged.',
  damagedDraft: 'This model’s unsaved changes are damaged.',
  draftChanged: 'These unsaved changes were edited in another tab, so they were not discarded.',
  keptAside: 'The damaged record is stored unchanged. Download it from Home or the empty workbench.',
  conflict:
    'This model was changed in another tab after you opened it. Nothing was overwritten. Save a copy to keep both versions.',
  gone: 'This model was permanently deleted in another tab after you opened it. Save a copy to keep it.',
  readOnly: 'This model is from a newer release and is read-only here. Reload to update.',
  noModelFile:
    'This is not a model file, or it is damaged. Choose a file created with “Export model file”; restore backups in Settings.',
  attachmentLost: 'Data stored with this model is damaged or missing.',
  isHereByNow: 'This device already has versions or edits of this model.',
  notLoaded: 'A part of the app could not be loaded. Check your connection, then try again.',
  noRevision: 'This version is no longer stored.',
  storageFull:
    'This device has no storage left. Nothing was overwritten. Free some space, or export the model.',
  storageFailed: (detail: string) => `The browser's storage failed (${detail}). Export the model to keep it.`,
  memoryOnly: (detail: string) =>
    `Nothing is saved on this device: ${detail}. Anything you save now is lost when this tab closes; export what you want to keep. Models saved earlier are safe.`,
  waitingForTab:
    'Another tab runs an earlier version. Close it to load your models. Until then, edits are not saved.',
  noDatabase: 'this browser offers no storage',
  openTimedOut: 'the storage is busy or locked by another tab; close the app’s other tabs and reload',
  newerDatabase: 'a newer release of the app has changed the storage; reload to update',
  damagedDatabase: 'the storage is damaged',
  upgradeNotLoaded: 'the code that updates the storage could not be loaded; check your connection and reload',
} as const;
