/** What a person reads when a screen does not arrive. */
export const messages = {
  loadFailedTitle: 'This screen could not be loaded',
  loadFailed:
    'Its files did not arrive after three attempts. Check the connection and try again, which may load the page anew.',
  stylesheetFailed: 'Failed to load stylesheet',
  tryAgain: 'Try again',
  back: 'Back to Home',
} as const;
