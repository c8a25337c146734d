import { logarithmSeries, upperHalfSplitter } from '../arithmetic/binaryLogarithm.js';
import { growthSeries, rounder } from '../arithmetic/binaryPower.js';
import { exponentialTable } from '../arithmetic/exponentialTable.js';
import { splitter } from '../arithmetic/leadingHalf.js';
import { logarithmOfE, logarithmOfEHead, logarithmOfETail } from '../arithmetic/logarithmOfE.js';
import { logarithmOfTwo, logarithmOfTwoHead, logarithmOfTwoTail } from '../arithmetic/logarithmOfTwo.js';
import { logarithmTable } from '../arithmetic/logarithmTable.js';

/** Powers of two up to it, and down to its reciprocal, are well within the doubles. */
const largestOrdinaryPower = 1020;

const constants = [
  logarithmOfE,
  logarithmOfEHead,
  logarithmOfETail,
  logarithmOfTwoHead,
  logarithmOfTwoTail,
  logarithmOfTwo,
  largestOrdinaryPower,
  rounder,
  ...growthSeries,
  ...logarithmSeries,
  0.5,
  splitter,
  upperHalfSplitter,
];

/** Where some of them are in memory, in bytes. */
export const engineBytes = {
  largestOrdinaryPower: 8 * constants.indexOf(largestOrdinaryPower),
  rounder: 8 * constants.indexOf(rounder),
  growthSeries: 8 * constants.indexOf(growthSeries[0] as number),
  /** After the constants and three tables for logarithms; 16 bytes an entry. */
  exponentialTable: 8 * (constants.length + 3 * logarithmTable.reciprocals.length),
};

/** The constants and tables of exponentials and logarithms, in the order of assembly/tables.ts. */
export const engineTables = (): Float64Array =>
  Float64Array.of(
    ...constants,
    ...logarithmTable.reciprocals,
    ...logarithmTable.leading,
    ...logarithmTable.trailing,
    // Both parts of a power together.
    ...Array.from(exponentialTable.leading, (leading, at) => [
      leading,
      exponentialTable.trailing[at] as number,
    ]).flat(),
  );
