/** Why nothing happened where the code for it could not be loaded: one text, whichever part it is. */
export const partNotLoaded = 'A part of the app could not be loaded. Check your connection, then try again.';
