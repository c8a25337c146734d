import { isZero } from './isZero.js';

/** Whether decimal text is below 0. */
export const isNegative = (text: string): boolean => text.startsWith('-') && !isZero(text);
