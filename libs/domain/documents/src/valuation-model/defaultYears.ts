/** Forecast years of a new model. */
export const defaultYears = 5;
