import { asGiven, number, type ReasonFigure } from '@finance-analyst/foundation';

/** A note's number with its decimals; one that can only be written with an exponent stays in the words. */
export const noteFigure = (value: number): ReasonFigure | number =>
  Number.isSafeInteger(value) ? number(value, 0) : asGiven(value);
