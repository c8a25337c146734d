import { replaceEach } from './replaceEach.js';
import type { ReplaceColumn } from './vectorDraws.js';

/** Replaces each figure of a column: several at a time where `several` is given, else one by one. */
export function replaceColumn(
  column: Float64Array,
  of: (figure: number) => number,
  several: ReplaceColumn | undefined,
): void {
  const oneByOne = (part: Float64Array): void => replaceEach(part, of);
  if (several) several(column, oneByOne);
  else oneByOne(column);
}
