import { binaryPower } from './binaryPower.js';
import { logarithmOfEHead, logarithmOfETail } from './logarithmOfE.js';

/** e^x of a finite number, the same bits on every host: within 0.51 of the last place, 0.76 where it is subnormal. */
export const exponential = (x: number): number => binaryPower(logarithmOfEHead, logarithmOfETail, x);
