/** What the product says about its own work. */
export const messages = {
  notLoaded: 'A part of the product could not be loaded. Check the connection, then try again.',
} as const;
