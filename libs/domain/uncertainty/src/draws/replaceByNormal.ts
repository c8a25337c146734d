import { inverseNormal } from './inverseNormal.js';
import { replaceColumn } from './replaceColumn.js';
import { vectorDraws } from './vectorDraws.js';

/** Replaces probabilities by the normal figures that they belong to. */
export const replaceByNormal = (column: Float64Array): void =>
  replaceColumn(column, inverseNormal, vectorDraws()?.inverseNormal);
