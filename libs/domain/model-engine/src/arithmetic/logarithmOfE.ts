import { divideFixed, fixedLogarithmOfTwo, fixedOne, fromDouble, toDouble } from './fixedPoint.js';
import { leadingHalf } from './leadingHalf.js';

const fixed = divideFixed(fixedOne, fixedLogarithmOfTwo);

/** log₂ e to double precision, and as the sum of 26 bits and a double. */
export const logarithmOfE: number = toDouble(fixed);
export const logarithmOfEHead: number = leadingHalf(logarithmOfE);
export const logarithmOfETail: number = toDouble(fixed - fromDouble(logarithmOfEHead));
