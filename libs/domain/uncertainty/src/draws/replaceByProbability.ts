import { normalProbability } from './normalProbability.js';
import { replaceEach } from './replaceEach.js';
import { vectorDraws } from './vectorDraws.js';

/** No distribution has a figure for 1. */
export const largestProbability = 1 - 2 ** -53;
/** Nor for 0. */
const smallestProbability = 2 ** -53;

const oneByOne = (column: Float64Array): void => replaceEach(column, normalProbability);

/** Replaces normal figures by the probabilities of lower ones, never 0 or 1. */
export function replaceByProbability(column: Float64Array): void {
  const vectors = vectorDraws();
  if (vectors) vectors.normalProbability(column, oneByOne);
  else oneByOne(column);
  for (let at = 0; at < column.length; at += 1)
    column[at] = Math.min(Math.max(column[at] as number, smallestProbability), largestProbability);
}
