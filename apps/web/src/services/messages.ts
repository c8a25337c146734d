/** What the product says about its own work. */
export const messages = {
  notLoaded: 'A part of the app could not be loaded. Check your connection, then try again.',
} as const;
