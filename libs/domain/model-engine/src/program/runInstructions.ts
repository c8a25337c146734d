import { calculate } from './operation.js';
import { instructionWidth } from './program.js';

/** Runs the instructions from one place to another. */
export function runInstructions(
  instructions: Int32Array,
  start: number,
  end: number,
  values: Float64Array,
): void {
  for (let at = start; at < end; at += instructionWidth) {
    values[instructions[at + 1] as number] = calculate(
      instructions[at] as number,
      values[instructions[at + 2] as number] as number,
      values[instructions[at + 3] as number] as number,
      values[instructions[at + 4] as number] as number,
    );
  }
}
