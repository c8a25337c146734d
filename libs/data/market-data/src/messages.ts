/** The texts about requests that fail. */
export const messages = {
  offline: 'You are offline, and this has not been loaded yet. It loads when you reconnect.',
  unreachable: 'The server could not be reached. Check your connection, then try again.',
  timedOut: 'The server took too long to answer. Try again.',
  cancelled: 'This request was replaced by a newer one.',
  unexpected: 'The server sent an answer this release cannot read. Reload to update.',
  tooManyRequests: (seconds: number | undefined) =>
    seconds === undefined
      ? 'Too many requests. Wait a moment and try again.'
      : `Too many requests. Try again in ${seconds} s.`,
  importOffline:
    'You are offline. Nothing was imported. Import the file again when you reconnect; you can enter a price offline.',
  importUnanswered:
    'The server could not be reached. Import the file again later: stored rows are not duplicated.',
  importBroken:
    'The connection was lost before the import finished. Import the file again: stored rows are not duplicated.',
  removalOffline: 'You are offline. Nothing was removed. Try again when you reconnect.',
  companiesOffline: 'You are offline. Try again when you reconnect.',
  companiesBroken: 'The connection was lost before the statements arrived. Try again.',
  notPriced: 'There are no prices in the market data.',
  failed: (status: number) => `The server returned an error (${status}). Try again later.`,
  /** Replaces the server's texts that are meant for programs. */
  inPlaceOfServer: {
    'unknown-symbol': 'No data for this symbol. Search for the company by name, or try a sample company.',
  } as Readonly<Record<string, string>>,
} as const;
