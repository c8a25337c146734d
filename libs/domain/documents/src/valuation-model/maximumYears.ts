/** Longest forecast of a model, in years. */
export const maximumYears = 50;
