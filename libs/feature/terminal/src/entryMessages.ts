/** The texts of the terminal that are needed before its code is loaded. */
export const entryMessages = {
  loadFailed: 'The terminal could not be loaded',
  stateNotStored:
    'Your browser cannot store settings, so whether the terminal is open is remembered only until the tab closes.',
} as const;
