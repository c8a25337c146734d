/** The document kit's texts for any document. */
export const documentMessages = {
  saveCopy: 'Save a copy',
  tryAgain: 'Try again',
  cancel: 'Cancel',

  savedState: (moment: string, version: number): string => `saved ${moment} · version ${version}`,
  savedInTab: (moment: string, version: number): string =>
    `saved ${moment} · version ${version}, in this tab only`,
  saving: 'saving',
  unsaved: (kept: string): string => `not saved yet; ${kept}`,
  edited: (version: number, kept: string): string => `edited since version ${version}; ${kept}`,
  keptIn: {
    device: 'edits are stored on this device',
    tab: 'edits are in this tab only',
    nowhere: 'edits are not stored',
  },
  notSavedState: 'not saved',

  refused: 'Not saved: invalid entry',
  refusedEntry: (label: string, reason: string): string =>
    `${label}: ${reason} Correct it, or press Escape in the field to restore the last figure.`,
  draftFailed: 'Edits are not stored on this device',

  newerVersion: (version: number): string => `Version ${version} was saved elsewhere`,
  newerThanEdits: (edited: number, moment: string, summary: string): string =>
    `Your edits are based on version ${edited}. The newer one was saved ${moment} and ${summary}.`,
  newerThanOpened: (opened: number, moment: string, summary: string): string =>
    `Version ${opened} is open here. The newer one was saved ${moment} and ${summary}.`,
  bothKept: 'Nothing is lost. Both are safe until you choose.',
  openVersion: (version: number): string => `Open version ${version}`,
  lookAtVersion: (version: number): string => `View version ${version}`,
  inNewTab: 'in a new tab',
  saveOver: (version: number): string => `Save over version ${version}`,
  useVersion: (version: number): string => `Use version ${version}`,

  mergedVersion: (version: number): string => `Version ${version} and your edits are merged`,
  mergedAndKept: (moment: string, summary: string): string =>
    `It comes from another tab or device, ${moment}, and ${summary} on its own. If both changed a figure, your edit stays; the other value is still in that version.`,
  conflicts: 'Changed in both versions',
  yourEdits: 'Your edits',

  followsElsewhere: 'Its changes appear here.',
  editHere: 'Edit here',
  takingOver: 'Waiting for the other tab to save its changes',

  restored: (moment: string): string => `Restored unsaved changes from ${moment}.`,
  backToSaved: 'Go back to the saved version',
  savedAsSeparateExplained:
    'They were made in another tab and cannot be merged with the changes here. Nothing was overwritten.',
  openSeparate: (title: string): string => `Open “${title}”`,
  inCopy: (title: string): string => `You are now editing the copy “${title}”.`,
  originalUnchanged: (title: string, version: number): string =>
    `“${title}” is unchanged at version ${version}.`,
  openOriginal: 'Open the original',

  deletedElsewhere: 'It was deleted in another tab.',
  changesAreSafe: 'Your unsaved changes are safe.',
  editToRecover: 'Editing or saving it recovers it too.',
  saveToStoreAgain: 'Save to store it on this device again.',
  recover: 'Recover',
  storeAgain: 'Save again',
  deleteAgain: 'Delete again',

  editsNotFound: (reason: string): string => `Unsaved changes could not be loaded. ${reason}`,
  earlierVersion: (version: number, moment: string): string =>
    `This is version ${version}, saved ${moment}. It is read-only.`,
  openNewest: 'Open the newest version',

  saveOverTitle: (version: number): string => `Save over version ${version}?`,
  saveOverExplained: (version: number, moment: string, summary: string): string =>
    `Version ${version}, saved ${moment}, ${summary}.`,

  rename: 'Rename',
  name: 'Name',
  renameExplained: 'Saved immediately. Earlier versions keep the name they were saved under.',

  versions: 'Versions',
  versionsTitle: (name: string): string => `Versions of ${name}`,
  versionsExplained:
    'The last 50 are stored on this device. Restoring one saves it as the newest, under the current name. Unsaved changes are saved as a version first; later versions are unchanged.',
  readingVersions: 'Loading versions…',
  versionsFailed: 'The versions could not be loaded',
  version: (version: number): string => `Version ${version}`,
  newest: 'newest',
  savedAt: (moment: string): string => `saved ${moment}`,
  savedUnder: (name: string): string => `saved as “${name}”`,
  restore: 'Restore',
  restoreVersion: (version: number): string => `Restore version ${version}`,
  notRestored: 'The version was not restored',
} as const;
