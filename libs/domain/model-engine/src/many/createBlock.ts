import { calculateListNumber } from '../program/calculateList.js';
import { isListOperation, type ListOperation } from '../program/listOperation.js';
import { createCircleRoom, runCircle, type BatchCircle, type CircleRoom } from './batchCircle.js';
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

export function createBlock(plan: BatchPlan, circles: readonly BatchCircle[], length: number): Block {
  const rows = Array.from({ length: plan.rowCount }, () => new Float64Array(length));
  const rowAt = (index: number): Float64Array => rows[index] as Float64Array;
  for (const { row, value } of plan.constantRows) rowAt(row).fill(value);
  const rooms = circles.map((circle) => createCircleRoom(circle, length));
  const steps = plan.steps.map(({ code, target, a, b, c, number, list }) => {
    if (code === batchStep.column) return { column: a, target: rowAt(target) };
    if (code >= batchStep.circle && list)
      return { circle: rooms[code - batchStep.circle] as CircleRoom, operands: list.map(rowAt) };
    if (code === batchStep.circleFigure)
      return { figure: rooms[a]?.figures[number] as Float64Array, target: rowAt(target) };
    return list && isListOperation(code)
      ? { list: list.map(rowAt), code, target: rowAt(target) }
      : { loop: loopOf(code), target: rowAt(target), a: rowAt(a), b: rowAt(b), c: rowAt(c), number };
  });
  return {
    run: (columns, results, from, count) => {
      for (const step of steps) {
        if (step.column !== undefined) {
          if (!loadColumn(step.target, columns[step.column] as Float64Array, from, count)) return false;
        } else if (step.circle !== undefined) runCircle(step.circle, step.operands, count);
        else if (step.figure !== undefined) step.target.set(step.figure);
        else if (step.list !== undefined) calculateLists(step.code, step.target, step.list, count);
        else step.loop(step.target, step.a, step.b, step.c, step.number, count);
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

function calculateLists(
  code: ListOperation,
  target: Float64Array,
  operands: readonly Float64Array[],
  count: number,
): void {
  const figures = new Float64Array(operands.length);
  for (let lane = 0; lane < count; lane += 1) {
    operands.forEach((row, index) => {
      figures[index] = row[lane] as number;
    });
    target[lane] = calculateListNumber(code, figures);
  }
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
