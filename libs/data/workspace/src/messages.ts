/** The texts about documents; `storage/messages.ts` has those about the storage. */
export const messages = {
  titleOfUnsaved: (title: string, day: string) => `${title} (unsaved changes, ${day})`,
  titleOfCopy: (title: string) => `${title}, copy`,
  savedRun: (title: string) => `${title} (saved run)`,
  notFound: 'This document is not stored on this device.',
  removed: 'This document was deleted. Recover it from Trash on Home.',
  damaged: 'The stored document is damaged.',
  damagedDraft: 'This document’s unsaved changes are damaged.',
  draftInvalid:
    'One of your edits contains a figure that cannot be stored, so edits since then are in this tab only. Undo or correct it.',
  draftChanged: 'These unsaved changes were edited in another tab, so they were not discarded.',
  isStoredAsFound: 'The damaged record is stored unchanged. Download it from Home or the empty workbench.',
  conflict:
    'This document was changed in another tab after you opened it. Nothing was overwritten. Save a copy to keep both versions.',
  readOnly: 'This document is from a newer release and is read-only here. Reload to update.',
  elsewhere: 'Another tab is editing this document. Go on there, or close it there first.',
  noModelFile:
    'This is not a file of a model or portfolio, or it is damaged. Choose one created with “Export model file” or “Export portfolio file”; restore backups in Settings.',
  attachmentLost: 'Data stored with this document is damaged or missing.',
  isHereByNow: 'This device already has versions or edits of this document.',
  noRevision: 'This version is no longer stored.',
} as const;
