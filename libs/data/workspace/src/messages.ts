/** What the workspace tells a person, in one place. */
export const messages = {
  titleOfApart: (title: string, day: string) => `${title} (unsaved changes, ${day})`,
  titleOfCopy: (title: string) => `${title}, copy`,
  notFound: 'This model is not stored on this device.',
  removed: 'This model was removed. It can be restored on Home, among the removed models.',
  removedSince:
    'This model was removed since you opened it. Save as a copy to keep it, or restore it on Home, among the removed models.',
  damaged: 'The stored model is damaged.',
  damagedDraft: 'Unsaved edits of this model are damaged.',
  draftChanged:
    'These unsaved changes were edited in another tab in the meantime, so they were not discarded.',
  keptAside: 'The damaged record is stored unchanged. Download it from Home or the empty workbench.',
  conflict:
    'This model was changed in another tab since you opened it. Nothing was overwritten. Save as a copy to keep both versions.',
  gone: 'This model was erased in another tab since you opened it. Save as a copy to keep it.',
  readOnly:
    'This model was written by a newer release of the product and is read-only here. Reload to update.',
  noModelFile:
    'It is no model file of this product, or a damaged one. Choose a file that was written with “Export model file”; a backup is restored in Settings.',
  attachmentLost: 'Data stored with this model is damaged or missing.',
  isHereByNow: 'This device already holds versions or edits of this model.',
  notLoaded: 'A part of the product could not be loaded. Check the connection, then try again.',
  noRevision: 'This version is no longer kept.',
  storageFull:
    'This device has no storage left. Nothing was overwritten. Free some space, or export the model.',
  storageFailed: (detail: string) =>
    `The browser's storage did not answer as it should (${detail}). Export the model to keep it.`,
  memoryOnly: (detail: string) =>
    `Nothing is saved on this device: ${detail}. What you save now is lost when this tab closes; export what you want to keep. Models saved earlier are untouched.`,
  waitingForTab:
    'Another tab runs an earlier version. Close it to load your models. Until then, edits are not saved.',
  noDatabase: 'this browser gives the page no storage',
  openTimedOut: 'the storage is busy or held by another tab; close other tabs of the product and reload',
  newerDatabase: 'a newer release of the product has changed the storage; reload to update',
  damagedDatabase: 'the storage is damaged',
  upgradeNotLoaded:
    'a part of the product that updates the storage could not be loaded; check the connection and reload',
} as const;
