import { isZero } from './isZero.js';

/** Decimal text with the other sign. */
export const negativeOf = (text: string): string =>
  text.startsWith('-') ? text.slice(1) : isZero(text) ? text : `-${text}`;
