/** The storage texts. They are apart from the other texts of the workspace, since every start loads them. */
export const messages = {
  storageFull:
    'This device has no storage left. Nothing was overwritten. Free some space, or export the model.',
  storageFailed: (detail: string) => `The browser's storage failed (${detail}). Export the model to keep it.`,
  memoryOnly: (detail: string) =>
    `Nothing is saved on this device: ${detail}. Anything you save now is lost when this tab closes; export what you want to keep. Models saved earlier are safe.`,
  waitingForTab:
    'Another tab runs an earlier version. Close it to load your models. Until then, edits are not saved.',
  waitingForUpgrade:
    'Your models load once the browser has updated their storage. If the app is open in other tabs, close them. Until then, edits are not saved.',
  noDatabase: 'this browser offers no storage',
  openTimedOut: 'the browser’s storage is not responding; reload to try again',
  newerDatabase: 'a newer release of the app has changed the storage; reload to update',
  damagedDatabase: 'the storage is damaged',
  upgradeNotLoaded: 'the code that updates the storage could not be loaded; check your connection and reload',
} as const;
