import { textOf } from './textOf.js';
import { unitsOf } from './unitsOf.js';

/** The exact sum of two decimal texts. */
export const sumOf = (a: string, b: string): string => textOf(unitsOf(a) + unitsOf(b));
