/*
 * Types and instructions of WebAssembly as bytes, from its specification: https://webassembly.github.io/spec/core/binary/
 * A vector has two doubles, or two or four whole numbers.
 */

export type Bytes = readonly number[];

export const i32 = 0x7f;
export const v128 = 0x7b;
/** Of a block that leaves nothing. */
export const noResult = 0x40;

export const [block, loop, end] = [[0x02], [0x03], [0x0b]] as const;
/** To the end of a block or the start of a loop, that many levels out. */
export const branchIf = (level: number): Bytes => [0x0d, level];

const vector = 0xfd;
/** Of vectors of doubles. */
export const vectors = {
  add: [vector, 0xf0, 0x01],
  subtract: [vector, 0xf1, 0x01],
  multiply: [vector, 0xf2, 0x01],
  divide: [vector, 0xf3, 0x01],
  /** The second where it is smaller, or larger, than the first; else the first. */
  smaller: [vector, 0xf6, 0x01],
  larger: [vector, 0xf7, 0x01],
  absolute: [vector, 0xec, 0x01],
  isLess: [vector, 0x49],
} as const satisfies Readonly<Record<string, Bytes>>;

/** Of vectors as bits. */
export const bits = {
  or: [vector, 0x50],
  isAnySet: [vector, 0x53],
} as const satisfies Readonly<Record<string, Bytes>>;

/** Of vectors of two whole numbers. */
export const wholeVectors = {
  add: [vector, 0xce, 0x01],
  shiftLeft: [vector, 0xcb, 0x01],
  shiftRight: [vector, 0xcd, 0x01],
  areAllTrue: [vector, 0xc3, 0x01],
} as const satisfies Readonly<Record<string, Bytes>>;

/** Of single whole numbers. */
export const wholes = {
  add: [0x6a],
  and: [0x71],
  shiftLeft: [0x74],
  isLess: [0x49],
  isZero: [0x45],
} as const satisfies Readonly<Record<string, Bytes>>;

export const get = (local: number): Bytes => [0x20, ...unsigned(local)];
export const set = (local: number): Bytes => [0x21, ...unsigned(local)];
/** Sets a local to a value that stays. */
export const tee = (local: number): Bytes => [0x22, ...unsigned(local)];

/** A single whole number from 0 to 127. */
export const whole = (value: number): Bytes => (value < 64 ? [0x41, value] : [0x41, 0x80 | value, 0]);
/** A double, twice. */
export const double = (value: number): Bytes => [vector, 0x0c, ...bytesOf(value), ...bytesOf(value)];

/** The vector at an address plus `byte`. */
export const load = (byte: number): Bytes => [vector, 0x00, 0x04, ...unsigned(byte)];
export const store = (byte: number): Bytes => [vector, 0x0b, 0x04, ...unsigned(byte)];
/** The double at `byte`, twice. */
export const loadTwice = (byte: number): Bytes => [...whole(0), vector, 0x0a, 0x03, ...unsigned(byte)];

/** The lower half of the first or second double. */
export const lowerHalfOf = (lane: 0 | 1): Bytes => [vector, 0x1b, 2 * lane];
/** The first, or second, doubles of two vectors. */
export const bothOf = (lane: 0 | 1): Bytes => [
  ...[vector, 0x0d],
  ...[0, 16].flatMap((from) => Array.from({ length: 8 }, (_, byte) => from + 8 * lane + byte)),
];

/** A whole number in groups of seven bits, the lowest first (LEB128). */
export function unsigned(value: number): Bytes {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}

function bytesOf(value: number): Bytes {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value, true);
  return Array.from({ length: 8 }, (_, byte) => view.getUint8(byte));
}
