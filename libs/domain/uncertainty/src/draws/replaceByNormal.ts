import type { DrawMethod } from './drawMethod.js';
import { replaceColumn } from './replaceColumn.js';
import { vectorDraws } from './vectorDraws.js';

/** Replaces probabilities by the normal figures that they belong to. */
export const replaceByNormal = (column: Float64Array, { normal, normalOf }: DrawMethod): void =>
  replaceColumn(column, normalOf, vectorDraws()?.[normal]);
