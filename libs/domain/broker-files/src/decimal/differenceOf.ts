import { negativeOf } from './negativeOf.js';
import { sumOf } from './sumOf.js';

/** The exact difference. What is subtracted counts as 0 if it is missing. */
export const differenceOf = (text: string, subtracted: string | undefined): string =>
  subtracted === undefined ? text : sumOf(text, negativeOf(subtracted));
