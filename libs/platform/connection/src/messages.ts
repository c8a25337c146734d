/** Entries about the network in the history of notifications. */
export const messages = {
  offline: 'Offline',
  dataStays: 'Saved models and the latest data remain available.',
  backOnline: 'Back online',
  refreshing: 'The data on screen is being refreshed.',
} as const;
