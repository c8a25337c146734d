import { calculateListNumber } from './calculateList.js';
import { isListOperation, type ListOperation } from './listOperation.js';
import { calculate } from './operation.js';
import { instructionWidth } from './program.js';

/**
 * Runs the instructions from one place to another. The most common operations are computed here, with the meaning that
 * `calculate` gives them: a call for each would take as long as the rest. Their codes stand as numbers, since engines
 * make a table of jumps only of those.
 */
export function runInstructions(
  instructions: Int32Array,
  start: number,
  end: number,
  values: Float64Array,
): void {
  for (let at = start; at < end; at += instructionWidth) {
    const code = instructions[at] as number;
    const a = values[instructions[at + 2] as number] as number;
    const b = values[instructions[at + 3] as number] as number;
    let result: number;
    switch (code) {
      case 0: // add
        result = a + b;
        break;
      case 1: // subtract
        result = a - b;
        break;
      case 2: // multiply
        result = a * b;
        break;
      case 3: // divide
        result = a / b;
        break;
      case 5: // negate
        result = -a;
        break;
      case 6: // minimum
        result = Math.min(a, b);
        break;
      case 7: // maximum
        result = Math.max(a, b);
        break;
      case 13: // equal
        result = a !== a || b !== b ? Number.NaN : Number(a === b);
        break;
      case 14: // notEqual
        result = a !== a || b !== b ? Number.NaN : Number(a !== b);
        break;
      case 15: // less
        result = a !== a || b !== b ? Number.NaN : Number(a < b);
        break;
      case 16: // lessOrEqual
        result = a !== a || b !== b ? Number.NaN : Number(a <= b);
        break;
      case 17: // greater
        result = a !== a || b !== b ? Number.NaN : Number(a > b);
        break;
      case 18: // greaterOrEqual
        result = a !== a || b !== b ? Number.NaN : Number(a >= b);
        break;
      case 22: // select
        result = a !== a ? a : a !== 0 ? b : (values[instructions[at + 4] as number] as number);
        break;
      case 23: // copy
        result = a;
        break;
      case 24: // require
        result = a !== a || a === 0 ? Number.NaN : b;
        break;
      default:
        result = isListOperation(code)
          ? calculateListAt(code, instructions, at, values)
          : calculate(code, a, b, values[instructions[at + 4] as number] as number);
    }
    values[instructions[at + 1] as number] = result - result === 0 ? result + 0 : Number.NaN;
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
