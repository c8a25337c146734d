/** What the workspace tells a person, in one place. */
export const messages = {
  titleOfCopy: (title: string) => `${title}, copy`,
  notFound: 'This document is not stored on this device.',
  removed: 'This document was removed. It can be restored on the overview, among the removed models.',
  removedSince:
    'This document was removed since you opened it. Save as a copy to keep it, or restore it on the overview, among the removed models.',
  damaged: 'The stored document is damaged.',
  damagedDraft: 'Unsaved edits of this document are damaged.',
  draftGone:
    'These unsaved changes are no longer there: they were saved, discarded or taken over in another tab.',
  draftChanged:
    'These unsaved changes went on in another tab since they were listed, so they were not discarded. Look at them again.',
  keptAside: 'It is kept aside as it was found, and can be downloaded on the overview.',
  conflict:
    'This document was changed in another tab since you opened it. Nothing was overwritten. Save as a copy to keep both versions.',
  gone: 'This document was erased in another tab since you opened it. Save as a copy to keep it.',
  readOnly:
    'This document was written by a newer release of the product and is read-only here. Reload to update.',
  snapshotLost: 'The statements stored with this document are damaged or missing.',
  noRevision: 'This revision is no longer kept.',
  storageFull:
    'This device has no storage left. Nothing was overwritten. Free some space, or export the document.',
  storageFailed: (detail: string) =>
    `The browser's storage did not answer as it should (${detail}). Export the document to keep it.`,
  memoryOnly: (detail: string) =>
    `Nothing is saved on this device: ${detail}. What you save now is lost when this tab closes; export what you want to keep. Documents saved earlier are untouched.`,
  noDatabase: 'this browser gives the page no storage',
  openTimedOut: 'the storage is busy or held by another tab; close other tabs of the product and reload',
  newerDatabase: 'a newer release of the product has changed the storage; reload to update',
  damagedDatabase: 'the storage is damaged',
} as const;
