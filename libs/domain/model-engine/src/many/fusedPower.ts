import { growthSeries } from '../arithmetic/binaryPower.js';
import { leadingHalf } from '../arithmetic/leadingHalf.js';
import { engineBytes } from '../webassembly/engineTables.js';
import {
  bothOf,
  branchIf,
  get,
  load,
  loadTwice,
  lowerHalfOf,
  set,
  tee,
  vectors,
  whole,
  wholes,
  wholeVectors,
  type Bytes,
} from '../webassembly/instructions.js';

const { add, subtract, multiply } = vectors;

/** Larger ones cannot be split. */
export const largestExponent = 1e9;

/** Pushes a number, twice. */
export type PushNumber = (value: number) => Bytes;

/** Branches unless 2^(exponent · head) is well within the doubles in both lanes. */
export const branchUnlessOrdinary = (head: number, exponent: Bytes, level: number): Bytes => [
  ...[...get(head), ...exponent, ...multiply, ...vectors.absolute],
  ...[...loadTwice(engineBytes.largestOrdinaryPower), ...vectors.isLess],
  ...[...wholeVectors.areAllTrue, ...wholes.isZero, ...branchIf(level)],
];

/** Locals that a power sets, beside its operands. */
export const powerLocals = ['rounded', 'rest', 'growth', 'first', 'second'] as const;
export type PowerLocals = Readonly<Record<(typeof powerLocals)[number], number>>;

/**
 * 2^(exponent · (head + tail)) of two lanes, for ordinary powers of locals: operation by operation that of binaryPower.ts,
 * which explains it.
 */
export function fusedPower(
  head: number,
  tail: number,
  exponent: number,
  locals: PowerLocals,
  push: PushNumber,
): Bytes {
  const { rounded, rest, growth, first, second } = locals;
  const exponentHead = leadingHalf(exponent);
  const exponentRest = exponent - exponentHead;
  const tailProduct = [...push(exponent), ...get(tail), ...multiply];
  const restProduct = [...push(exponentRest), ...get(head), ...multiply];
  const rounder = loadTwice(engineBytes.rounder);
  const [highest = [], ...others] = growthSeries.map((_, term) =>
    loadTwice(engineBytes.growthSeries + 8 * term),
  );
  // Rounded to whole steps of 1/128, whose number is in the lowest bits.
  const entryOf = (lane: 0 | 1): Bytes => [
    ...[...get(rounded), ...lowerHalfOf(lane), ...whole(127), ...wholes.and],
    ...[...whole(4), ...wholes.shiftLeft, ...load(engineBytes.exponentialTable)],
  ];
  return [
    ...[...push(exponentHead), ...get(head), ...multiply, ...tee(rest)],
    ...[...rounder, ...add, ...set(rounded)],
    ...[...get(rest), ...get(rounded), ...rounder, ...subtract, ...subtract],
    // A rest of 0 adds nothing.
    ...(exponentRest === 0 ? tailProduct : [...restProduct, ...tailProduct, ...add]),
    ...[...add, ...set(rest)],
    ...[...highest, ...others.flatMap((term) => [...get(rest), ...multiply, ...term, ...add])],
    ...[...get(rest), ...multiply, ...set(growth)],
    ...[...entryOf(0), ...set(first), ...entryOf(1), ...set(second)],
    ...[...get(first), ...get(second), ...bothOf(0), ...tee(rest)],
    ...[
      ...get(first),
      ...get(second),
      ...bothOf(1),
      ...get(rest),
      ...get(growth),
      ...multiply,
      ...add,
      ...add,
    ],
    // Whole powers of two, the steps without their lowest seven bits, are added to the exponent.
    ...[...get(rounded), ...whole(7), ...wholeVectors.shiftRight, ...whole(52), ...wholeVectors.shiftLeft],
    ...wholeVectors.add,
  ];
}
