/** The return over periods that follow each other, as a fraction: returns of parts multiply. */
export const linkedReturn = (returns: readonly number[]): number =>
  returns.reduce((growth, each) => growth * (1 + each), 1) - 1;
