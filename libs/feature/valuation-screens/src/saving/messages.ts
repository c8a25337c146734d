/** What is said of saving, in one place. */
export const messages = {
  exportFile: 'Export model file',
  saveCopy: 'Save a copy',
  tryAgain: 'Try again',
  refused: 'Not saved: invalid entry',
  refusedEntry: (label: string, reason: string): string =>
    `${label}: ${reason} Correct it, or press Escape in the field to restore the last figure.`,
  failed: 'The model was not saved',
  savedAs: (version: number): string => `Saved as version ${version}.`,
  savedAlready: (version: number): string => `No changes since version ${version}.`,
  notSaved: (why: string, kept: string): string => `Not saved. ${why} ${kept}`,
  left: 'The model was closed before it was saved.',
  newerIsThere: (version: number): string => `Version ${version} was saved elsewhere; choose which to keep.`,
  editsKept: 'Edits are saved on this device.',
  editsInTab: (why: string): string => `Edits are in this tab only. ${why}`,
  editsNotKept: (why: string): string => `Edits are not saved on this device. ${why}`,
  draftFailed: 'Edits are not saved on this device',

  valueOf: (value: string): string => `gives ${value} per share`,
  withoutValue: 'has no value per share',
  newerVersion: (version: number): string => `Version ${version} was saved elsewhere`,
  newerThanEdits: (edited: number, moment: string, value: string): string =>
    `Your edits are based on version ${edited}. The newer one was saved ${moment} and ${value}.`,
  newerThanOpened: (opened: number, moment: string, value: string): string =>
    `Version ${opened} is open here. The newer one was saved ${moment} and ${value}.`,
  mergedVersion: (version: number): string => `Version ${version} and your edits are merged`,
  mergedWith: (moment: string, value: string): string =>
    `It was saved elsewhere ${moment} and ${value} on its own. It does not conflict with your edits, so this model now has both.`,
  mergedAndKept: (moment: string, value: string): string =>
    `It was saved elsewhere ${moment} and ${value} on its own. Where both changed the same figure, your edit stays; the other is still in that version.`,
  conflicts: 'Changed in both versions',
  yourEdits: 'Your edits',
  otherDetail: 'Other detail',
  asEdited: 'as edited here',
  asSavedThere: 'as saved elsewhere',
  settled: (label: string, value: string): string => `${label} to ${value}`,
  mine: (value: string): string => `With your edits the model ${value}.`,
  bothKept: 'Nothing is lost: both are kept until you choose.',
  openVersion: (version: number): string => `Open version ${version}`,
  lookAtVersion: (version: number): string => `View version ${version}`,
  inNewTab: 'in a new tab',
  saveOver: (version: number): string => `Save over version ${version}`,
  useVersion: (version: number): string => `Use version ${version}`,
  openElsewhere: 'This model is open in another tab.',
  followsElsewhere: 'Its changes appear here.',
  editHere: 'Edit here',
  takingOver: 'Waiting for the other tab to save its changes',
  restored: (moment: string): string => `Restored unsaved changes from ${moment}.`,
  backToSaved: 'Go back to the saved version',
  setApart: 'Unsaved changes were saved as a separate model',
  setApartExplained:
    'They were made in another tab and conflict with the changes here. Nothing was overwritten.',
  openApart: (title: string): string => `Open “${title}”`,

  saveOverTitle: (version: number): string => `Save over version ${version}?`,
  saveOverExplained: (version: number, moment: string, value: string): string =>
    `Version ${version}, saved ${moment}, ${value}.`,
  saveOverKept: (version: number): string =>
    `Your edits become the newest version; version ${version} stays in the version list.`,
  cancel: 'Cancel',

  rename: 'Rename',
  renameTitle: 'Rename the model',
  name: 'Name',
  renameExplained: 'Saved immediately. Earlier versions keep the name they were saved under.',
  notRenamed:
    'The model was also saved elsewhere. Close this dialog, choose which version to keep, then rename it.',
  inCopy: (title: string): string => `You are now editing the copy “${title}”.`,
  originalUnchanged: (title: string, version: number): string =>
    `“${title}” is unchanged at version ${version}.`,
  openOriginal: 'Open the original',

  versions: 'Versions',
  versionsTitle: (name: string): string => `Versions of ${name}`,
  versionsExplained:
    'The last 50 are stored on this device. Restoring one saves it as the newest, under the current name. Unsaved changes are saved as a version first; later versions are unchanged.',
  readingVersions: 'Loading versions…',
  versionsFailed: 'The versions could not be read',
  version: (version: number): string => `Version ${version}`,
  newest: 'newest',
  savedAt: (moment: string): string => `saved ${moment}`,
  valuePerShare: 'Value per share',
  valueLoading: 'Calculating…',
  restore: 'Restore',
  savedUnder: (name: string): string => `saved as “${name}”`,
  restoreVersion: (version: number): string => `Restore version ${version}`,
  notRestored: 'The version was not restored',
  dialogFailed: 'The dialog could not be loaded',
} as const;
