/** What the product says about its own work. */
export const messages = {
  offline: 'Offline',
  dataStays: 'Saved models and the latest data remain available.',
  backOnline: 'Back online',
  dataAnew: 'The data on screen is being refreshed.',
  notLoaded: 'A part of the product could not be loaded. Check the connection, then try again.',
} as const;
