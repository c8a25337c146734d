import { exponentialTable } from '../arithmetic/exponentialTable.js';
import { logarithmOfE, logarithmOfEHead, logarithmOfETail } from '../arithmetic/logarithmOfE.js';
import { logarithmOfTwo, logarithmOfTwoHead, logarithmOfTwoTail } from '../arithmetic/logarithmOfTwo.js';
import { logarithmTable } from '../arithmetic/logarithmTable.js';

const constants = [
  logarithmOfE,
  logarithmOfEHead,
  logarithmOfETail,
  logarithmOfTwoHead,
  logarithmOfTwoTail,
  logarithmOfTwo,
  0,
  0,
];

/** The constants and tables of exponentials and logarithms, in the order of assembly/tables.ts. */
export const engineTables = (): Float64Array =>
  Float64Array.of(
    ...constants,
    ...logarithmTable.reciprocals,
    ...logarithmTable.leading,
    ...logarithmTable.trailing,
    ...exponentialTable.leading,
    ...exponentialTable.trailing,
  );
