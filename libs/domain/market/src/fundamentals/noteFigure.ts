import { asGiven, number, type ReasonFigure } from '@finance-analyst/foundation';

/** A number of a note with its own decimals; of a size that only an exponent states, it stays among the words. */
export const noteFigure = (value: number): ReasonFigure | number =>
  Number.isSafeInteger(value) ? number(value, 0) : asGiven(value);
