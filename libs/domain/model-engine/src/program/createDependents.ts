import type { Program } from './program.js';

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
  const { readers, readerStarts, order } = program;
  const isDependent = new Uint8Array(order.length);
  const pending = Array.from({ length: count }, (_, index) => firstSlot + index);
  for (let slot = pending.pop(); slot !== undefined; slot = pending.pop()) {
    for (let at = readerStarts[slot] as number; at < (readerStarts[slot + 1] as number); at += 1) {
      const position = readers[at] as number;
      if (isDependent[position] === 1) continue;
      isDependent[position] = 1;
      pending.push(order[position] as number);
    }
  }
  return mergeRanges(program, isDependent);
}

function mergeRanges({ instructionStarts }: Program, isDependent: Uint8Array): Int32Array {
  const ranges: number[] = [];
  isDependent.forEach((dependent, position) => {
    if (dependent === 0) return;
    const start = instructionStarts[position] as number;
    if (ranges.at(-1) === start) ranges.pop();
    else ranges.push(start);
    ranges.push(instructionStarts[position + 1] as number);
  });
  return Int32Array.from(ranges);
}
