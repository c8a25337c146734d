/** Texts about reading the worker's state. */
export const messages = {
  notLoaded: 'A part of the app could not be loaded. Check your connection, then try again.',
} as const;
