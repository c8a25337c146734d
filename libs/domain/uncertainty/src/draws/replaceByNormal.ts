import { inverseNormal } from './inverseNormal.js';
import { replaceEach } from './replaceEach.js';
import { vectorDraws } from './vectorDraws.js';

const oneByOne = (column: Float64Array): void => replaceEach(column, inverseNormal);

/** Replaces probabilities by the normal figures that they belong to. */
export function replaceByNormal(column: Float64Array): void {
  const vectors = vectorDraws();
  if (vectors) vectors.inverseNormal(column, oneByOne);
  else oneByOne(column);
}
