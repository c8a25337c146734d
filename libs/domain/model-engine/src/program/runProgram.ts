import { iterateCircle } from './iterateCircle.js';
import type { Program } from './program.js';
import { runInstructions } from './runInstructions.js';

/** Computes every slot from the inputs in `values`. */
export function runProgram(program: Program, values: Float64Array): void {
  runRange(program, 0, program.instructions.length, values);
}

/** Runs ranges of instructions, two entries each: where a range begins and where it ends. */
export function runRanges(program: Program, ranges: Int32Array, values: Float64Array): void {
  for (let index = 0; index < ranges.length; index += 2)
    runRange(program, ranges[index] as number, ranges[index + 1] as number, values);
}

/** A range has all of a circle or nothing of it, because its figures depend on one another. */
function runRange(
  { instructions, circles }: Program,
  start: number,
  end: number,
  values: Float64Array,
): void {
  let at = start;
  for (const circle of circles) {
    if (circle.start < at || circle.end > end) continue;
    runInstructions(instructions, at, circle.start, values);
    iterateCircle(instructions, circle, values);
    at = circle.end;
  }
  runInstructions(instructions, at, end, values);
}
