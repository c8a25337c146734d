/** Longest forecast that a model may have, in years. */
export const maximumYears = 50;
