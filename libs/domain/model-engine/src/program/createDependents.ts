import { findReached } from './findReached.js';
import type { Program } from './program.js';
import { rangesOf } from './rangesOf.js';

/**
 * Looks up what must be computed again when slots change: ranges of instructions in order, two entries each, where a
 * range begins and where it ends.
 */
export type Dependents = (firstSlot: number, count: number) => Int32Array;

/** Each result is computed once and cached. */
export function createDependents(program: Program): Dependents {
  const answers = new Map<number, Int32Array>();
  return (firstSlot, count) => {
    const key = firstSlot * (program.slotCount + 1) + count;
    const known = answers.get(key);
    if (known) return known;
    const answer = findDependents(program, firstSlot, count);
    answers.set(key, answer);
    return answer;
  };
}

function findDependents(program: Program, firstSlot: number, count: number): Int32Array {
  const slots = Array.from({ length: count }, (_, index) => firstSlot + index);
  return rangesOf(program, findReached(program, slots));
}
