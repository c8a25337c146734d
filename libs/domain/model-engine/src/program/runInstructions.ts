import { calculateListNumber } from './calculateList.js';
import { isListOperation, type ListOperation } from './listOperation.js';
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
    const code = instructions[at] as number;
    values[instructions[at + 1] as number] = isListOperation(code)
      ? calculateListAt(code, instructions, at, values)
      : calculate(
          code,
          values[instructions[at + 2] as number] as number,
          values[instructions[at + 3] as number] as number,
          values[instructions[at + 4] as number] as number,
        );
  }
}

function calculateListAt(
  code: ListOperation,
  instructions: Int32Array,
  at: number,
  values: Float64Array,
): number {
  const first = instructions[at + 2] as number;
  return calculateListNumber(code, values.subarray(first, first + (instructions[at + 3] as number)));
}
