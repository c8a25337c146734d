import { textOf } from './textOf.js';
import { unitsOf } from './unitsOf.js';

/** The exact difference of two decimal texts. */
export const differenceOf = (a: string, b: string): string => textOf(unitsOf(a) - unitsOf(b));
