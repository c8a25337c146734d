/** Forecast years of a new model, unless its company needs more to mature. */
export const defaultYears = 5;
