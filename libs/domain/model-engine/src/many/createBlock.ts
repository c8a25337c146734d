import { loopOf } from './blockLoops.js';
import type { BatchPlan } from './planBatch.js';
import { batchStep } from './valueGraph.js';

/** The memory of a batch: a row of lanes for each value that exists at the same time. */
export interface Block {
  /**
   * Computes `count` lanes, of which the first is lane `from` of columns and results. False, and nothing is written, if a
   * column has a figure that is not finite.
   */
  run(
    columns: readonly Float64Array[],
    results: readonly Float64Array[],
    from: number,
    count: number,
  ): boolean;
}

export function createBlock(plan: BatchPlan, length: number): Block {
  const rows = Array.from({ length: plan.rowCount }, () => new Float64Array(length));
  const rowAt = (index: number): Float64Array => rows[index] as Float64Array;
  for (const { row, value } of plan.constantRows) rowAt(row).fill(value);
  const steps = plan.steps.map(({ code, target, a, b, c, number }) =>
    code === batchStep.column
      ? { column: a, target: rowAt(target) }
      : { loop: loopOf(code), target: rowAt(target), a: rowAt(a), b: rowAt(b), c: rowAt(c), number },
  );
  return {
    run: (columns, results, from, count) => {
      for (const step of steps) {
        if ('column' in step) {
          if (!loadColumn(step.target, columns[step.column] as Float64Array, from, count)) return false;
        } else step.loop(step.target, step.a, step.b, step.c, step.number, count);
      }
      plan.outputs.forEach((output, index) => {
        const result = results[index] as Float64Array;
        if ('row' in output) result.set(rowAt(output.row).subarray(0, count), from);
        else result.fill(output.value, from, from + count);
      });
      return true;
    },
  };
}

/** Whether all figures are finite. */
function loadColumn(target: Float64Array, column: Float64Array, from: number, count: number): boolean {
  let total = 0;
  for (let lane = 0; lane < count; lane += 1) {
    const value = column[from + lane] as number;
    // A finite figure minus itself is 0, so the total is 0 or NaN.
    total += value - value;
    // Adding 0 makes 0 of −0.
    target[lane] = value + 0;
  }
  return total === 0;
}
