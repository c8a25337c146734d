import { differenceOf } from './differenceOf.js';
import { isZero } from './isZero.js';

/** Whether two decimal texts are the same number, however it is written. */
export const isEqual = (a: string, b: string): boolean => isZero(differenceOf(a, b));
