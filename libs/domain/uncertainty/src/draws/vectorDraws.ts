import { assemblyLoader, type Assembly } from '@finance-analyst/model-engine';
import { assembledDraws } from './assembledDraws.js';
import type { DrawMethod } from './drawMethod.js';
import { fillUniforms } from './fillUniforms.js';
import { normalTable } from './normalTable.js';
import type { Line } from './replaceByLine.js';
import type { ThreefryRounds } from './threefry.js';

/** Draws that are computed together: their memory fits into the fast memory of a processor. */
const chunkLength = 1024;
const lineBytes = 64;
/** The line on which figures stay what they are. */
const standard: Line = { start: 0, slope: 1 };

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
    rounds: number,
  ): void;
  inverseNormal(row: number, scratch: number, count: number): number;
  tabledInverseNormal(
    row: number,
    table: number,
    scratch: number,
    start: number,
    slope: number,
    count: number,
  ): number;
  normalProbability(row: number, count: number): number;
  lognormal(row: number, median: number, spread: number, count: number): number;
  line(row: number, start: number, slope: number, count: number): void;
}

/** Replaces the figures of a column; `otherwise` gets the parts with figures too rare for it. */
export type ReplaceColumn = (column: Float64Array, otherwise: (part: Float64Array) => void) => void;

/** Draws computed two or four at a time, with the bits of the functions of the same names. */
export interface VectorDraws {
  readonly fillUniforms: (
    key: Uint32Array,
    firstPath: number,
    target: Float64Array,
    rounds: ThreefryRounds,
  ) => void;
  /** Uniform draws, their normal figures and those on a line; `otherwise` gets the parts with draws too rare for it. */
  readonly fillNormals: (
    key: Uint32Array,
    firstPath: number,
    target: Float64Array,
    method: DrawMethod,
    line: Line,
    otherwise: (firstPath: number, part: Float64Array) => void,
  ) => void;
  readonly inverseNormal: ReplaceColumn;
  readonly tabledInverseNormal: ReplaceColumn;
  readonly normalProbability: ReplaceColumn;
  readonly lognormal: (median: number, spread: number) => ReplaceColumn;
}

function createVectorDraws({ functions, start, room }: Assembly<DrawFunctions>): VectorDraws | undefined {
  // A draw before the first, and as many as complete the last four pairs.
  const rowLength = chunkLength + 8;
  const bytes = Float64Array.BYTES_PER_ELEMENT;
  const table = normalTable();
  // A part of the table is a line of fast memory.
  const tableByte = Math.ceil(start / lineBytes) * lineBytes;
  const rowByte = tableByte + table.byteLength;
  const scratch = rowByte + rowLength * bytes;
  const memory = room(scratch + 2 * rowLength * bytes - start);
  if (!memory) return undefined;
  new Float64Array(memory, tableByte, table.length).set(table);
  const row = new Float64Array(memory, rowByte, rowLength);
  /** The normal figures of probabilities, on a line. */
  const normals = {
    inverseNormal: (byte: number, count: number, { start: from, slope } = standard) => {
      const done = functions.inverseNormal(byte, scratch, count);
      functions.line(byte, from, slope, done);
      return done;
    },
    tabledInverseNormal: (byte: number, count: number, { start: from, slope } = standard) =>
      functions.tabledInverseNormal(byte, tableByte, scratch, from, slope, count),
  };

  const replaceWith =
    (replace: (byte: number, count: number) => number): ReplaceColumn =>
    (column, otherwise) => {
      for (let at = 0; at < column.length; at += chunkLength) {
        const part = column.subarray(at, at + chunkLength);
        row.set(part);
        // The figure behind the last of an odd number is replaced too.
        row[part.length] = 0.5;
        const done = Math.min(replace(rowByte, part.length), part.length);
        part.set(row.subarray(0, done));
        if (done < part.length) otherwise(part.subarray(done));
      }
    };

  /** Fills the row; the position of the first path in it, or undefined where the pairs do not have one upper half. */
  const fillRow = (
    [key0 = 0, key1 = 0, key2 = 0, key3 = 0]: Uint32Array,
    path: number,
    count: number,
    rounds: ThreefryRounds,
  ): number | undefined => {
    const firstPair = Math.floor(path / 2);
    const lastPair = Math.floor((path + count - 1) / 2);
    const upperPair = Math.floor(firstPair / 2 ** 32);
    if (upperPair !== Math.floor(lastPair / 2 ** 32)) return undefined;
    const pairCount = lastPair - firstPair + 1;
    functions.fillUniforms(
      rowByte,
      scratch,
      key0,
      key1,
      key2,
      key3,
      firstPair | 0,
      upperPair,
      pairCount,
      rounds,
    );
    return path % 2;
  };

  return {
    fillUniforms: (key, firstPath, target, rounds) => {
      for (let at = 0; at < target.length; at += chunkLength) {
        const part = target.subarray(at, at + chunkLength);
        const first = fillRow(key, firstPath + at, part.length, rounds);
        if (first === undefined) fillUniforms(key, firstPath + at, part, rounds);
        else part.set(row.subarray(first, first + part.length));
      }
    },
    fillNormals: (key, firstPath, target, { rounds, normal }, line, otherwise) => {
      for (let at = 0; at < target.length; at += chunkLength) {
        const part = target.length <= chunkLength ? target : target.subarray(at, at + chunkLength);
        const first = fillRow(key, firstPath + at, part.length, rounds);
        // Whole pairs: the first path may be the second of one.
        const count = 2 * Math.ceil(((first ?? 0) + part.length) / 2);
        if (first === undefined || normals[normal](rowByte, count, line) < count)
          otherwise(firstPath + at, part);
        else part.set(row.subarray(first, first + part.length));
      }
    },
    inverseNormal: replaceWith((byte, count) => normals.inverseNormal(byte, count)),
    tabledInverseNormal: replaceWith((byte, count) => normals.tabledInverseNormal(byte, count)),
    normalProbability: replaceWith((byte, count) => functions.normalProbability(byte, count)),
    lognormal: (median, spread) =>
      replaceWith((byte, count) => functions.lognormal(byte, median, spread, count)),
  };
}

/** Undefined where the host has no WebAssembly with vectors. */
export const vectorDraws: () => VectorDraws | undefined = assemblyLoader(assembledDraws, createVectorDraws);
