import { normalProbability } from './normalProbability.js';
import { replaceColumn } from './replaceColumn.js';
import { vectorDraws } from './vectorDraws.js';

/** No distribution has a figure for 1. */
export const largestProbability = 1 - 2 ** -53;
/** Nor for 0. */
const smallestProbability = 2 ** -53;

/** Replaces normal figures by the probabilities of lower ones, never 0 or 1. */
export function replaceByProbability(column: Float64Array): void {
  replaceColumn(column, normalProbability, vectorDraws()?.normalProbability);
  for (let at = 0; at < column.length; at += 1)
    column[at] = Math.min(Math.max(column[at] as number, smallestProbability), largestProbability);
}
