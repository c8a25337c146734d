/** The texts of the tour that are needed before its code is loaded. */
export const entryMessages = {
  loadFailed: 'The tour could not be loaded',
  signInForTour: 'Sign in to take the tour.',
  notRemembered: 'Your browser cannot store settings, so the tour comes again after the next sign-in.',
} as const;
