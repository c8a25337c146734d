/** The texts about screens that do not exist or fail to load. */
export const messages = {
  notFound: 'Page not found',
  loadFailedTitle: 'This screen could not be loaded',
  loadFailed:
    'Its files could not be loaded in three attempts. Check your connection and try again. The page may reload.',
  stylesheetFailed: 'Failed to load stylesheet',
  tryAgain: 'Try again',
  back: 'Back to Home',
} as const;
