/** Texts of the tour that are needed before its code loads. */
export const entryMessages = {
  loadFailed: 'The tour could not be loaded',
  signInForTour: 'Sign in to take the tour.',
  notRemembered: 'Your browser cannot store settings, so the tour shows again at the next sign-in.',
} as const;
