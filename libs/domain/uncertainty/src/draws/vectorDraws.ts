import { assemblyLoader, type Assembly } from '@finance-analyst/model-engine';
import { assembledDraws } from './assembledDraws.js';
import { fillUniforms } from './fillUniforms.js';

/** Draws that are computed together: their memory fits into the fast memory of a processor. */
const chunkLength = 1024;

interface DrawFunctions {
  fillUniforms(
    target: number,
    scratch: number,
    key0: number,
    key1: number,
    key2: number,
    key3: number,
    firstPair: number,
    upperPair: number,
    pairCount: number,
  ): void;
  inverseNormal(row: number, scratch: number, count: number): number;
  normalProbability(row: number, count: number): number;
  lognormal(row: number, median: number, spread: number, count: number): number;
}

/** Replaces the figures of a column; `otherwise` gets the parts with figures too rare for it. */
export type ReplaceColumn = (column: Float64Array, otherwise: (part: Float64Array) => void) => void;

/** Draws computed two or four at a time, with the bits of the functions of the same names. */
export interface VectorDraws {
  readonly fillUniforms: (key: Uint32Array, firstPath: number, target: Float64Array) => void;
  readonly inverseNormal: ReplaceColumn;
  readonly normalProbability: ReplaceColumn;
  readonly lognormal: (median: number, spread: number) => ReplaceColumn;
}

function createVectorDraws({ functions, start, room }: Assembly<DrawFunctions>): VectorDraws | undefined {
  // A draw before the first, and as many as complete the last four pairs.
  const rowLength = chunkLength + 8;
  const bytes = Float64Array.BYTES_PER_ELEMENT;
  const scratch = start + rowLength * bytes;
  const memory = room(3 * rowLength * bytes);
  if (!memory) return undefined;
  const row = new Float64Array(memory, start, rowLength);
  const replaceWith =
    (replace: (count: number) => number): ReplaceColumn =>
    (column, otherwise) => {
      for (let at = 0; at < column.length; at += chunkLength) {
        const part = column.subarray(at, at + chunkLength);
        row.set(part);
        // The figure behind the last of an odd number is replaced too.
        row[part.length] = 0.5;
        const done = Math.min(replace(part.length), part.length);
        part.set(row.subarray(0, done));
        if (done < part.length) otherwise(part.subarray(done));
      }
    };
  return {
    fillUniforms: (key, firstPath, target) => {
      const [key0 = 0, key1 = 0, key2 = 0, key3 = 0] = key;
      for (let at = 0; at < target.length; at += chunkLength) {
        const part = target.subarray(at, at + chunkLength);
        const path = firstPath + at;
        const firstPair = Math.floor(path / 2);
        const lastPair = Math.floor((path + part.length - 1) / 2);
        const upperPair = Math.floor(firstPair / 2 ** 32);
        if (upperPair === Math.floor(lastPair / 2 ** 32)) {
          const pairCount = lastPair - firstPair + 1;
          functions.fillUniforms(start, scratch, key0, key1, key2, key3, firstPair | 0, upperPair, pairCount);
          part.set(row.subarray(path % 2, (path % 2) + part.length));
        } else fillUniforms(key, path, part);
      }
    },
    inverseNormal: replaceWith((count) => functions.inverseNormal(start, scratch, count)),
    normalProbability: replaceWith((count) => functions.normalProbability(start, count)),
    lognormal: (median, spread) => replaceWith((count) => functions.lognormal(start, median, spread, count)),
  };
}

/** Undefined where the host has no WebAssembly with vectors. */
export const vectorDraws: () => VectorDraws | undefined = assemblyLoader(assembledDraws, createVectorDraws);
