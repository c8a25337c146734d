/** The announcement for the base case cell, which is outlined on screen. */
export const spokenBase = 'the current assumptions';
