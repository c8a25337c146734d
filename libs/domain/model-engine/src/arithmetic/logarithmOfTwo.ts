import { fixedLogarithmOfTwo, fromDouble, toDouble } from './fixedPoint.js';
import { leadingHalf } from './leadingHalf.js';

/** ln 2 to double precision, and as the sum of 26 bits and a double. */
export const logarithmOfTwo: number = toDouble(fixedLogarithmOfTwo);
export const logarithmOfTwoHead: number = leadingHalf(logarithmOfTwo);
export const logarithmOfTwoTail: number = toDouble(fixedLogarithmOfTwo - fromDouble(logarithmOfTwoHead));
