import { replaceByLine, type Line } from './replaceByLine.js';
import type { DrawMethod } from './drawMethod.js';
import { fillUniforms } from './fillUniforms.js';
import { replaceEach } from './replaceEach.js';
import { vectorDraws } from './vectorDraws.js';

/** Independent normal figures on a line, for each path from `firstPath` on; several at a time where the host can. */
export function drawNormals(
  key: Uint32Array,
  firstPath: number,
  target: Float64Array,
  method: DrawMethod,
  line: Line,
): void {
  const oneByOne = (path: number, part: Float64Array): void => {
    fillUniforms(key, path, part, method.rounds);
    replaceEach(part, method.normalOf);
    replaceByLine(part, line);
  };
  const vectors = vectorDraws();
  if (vectors) vectors.fillNormals(key, firstPath, target, method, line, oneByOne);
  else oneByOne(firstPath, target);
}
