import type { Program } from './program.js';

/** The instructions of the marked positions as ranges, two entries each: where a range begins and where it ends. */
export function rangesOf({ instructionStarts }: Program, isMarked: Uint8Array): Int32Array {
  const ranges: number[] = [];
  isMarked.forEach((marked, position) => {
    if (marked === 0) return;
    const start = instructionStarts[position] as number;
    if (ranges.at(-1) === start) ranges.pop();
    else ranges.push(start);
    ranges.push(instructionStarts[position + 1] as number);
  });
  return Int32Array.from(ranges);
}
