/** What a person reads when an answer does not come, in one place. */
export const messages = {
  offline: 'You are offline, and this was not loaded before. It loads when the connection is back.',
  unreachable: 'The server could not be reached. Check the connection and try again.',
  timedOut: 'The server took too long to answer. Try again.',
  cancelled: 'This request was replaced by a newer one.',
  unexpected:
    'The server sent an answer that this release of the product does not understand. Reload to update.',
  tooManyRequests: (seconds: number | undefined) =>
    seconds === undefined
      ? 'Too many requests. Wait a moment and try again.'
      : `Too many requests. Try again in ${seconds} s.`,
  importOffline:
    'You are offline. Nothing was imported. Import the file again when the connection is back; a price can be entered offline.',
  importUnanswered:
    'The server could not be reached. Import the file again when it can: rows that are stored already are not stored twice.',
  importBroken:
    'The connection ended before the import was complete. Import the file again: rows that are stored already are not stored twice.',
  removalOffline: 'You are offline. Nothing was removed. Try again when the connection is back.',
  failed: (status: number) => `The server answered with an error (${status}). Try again later.`,
  /** In place of the server's, which tell a program what to call. */
  inPlaceOfServer: {
    'unknown-symbol':
      'No data is known here under this symbol. Search for the company by its name, or try one of the sample companies.',
  } as Readonly<Record<string, string>>,
} as const;
