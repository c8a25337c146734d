import { calculateListNumber } from '../program/calculateList.js';
import { isListOperation, type ListOperation } from '../program/listOperation.js';
import { createCircleRoom, runCircle, type BatchCircle, type CircleRoom } from './batchCircle.js';
import { loopOf } from './blockLoops.js';
import { assembleFusedLoops, fusibleGroups, isFusibleGroup } from './fusedLoops.js';
import { createOwnRows, createSharedRows, type BlockRows } from './blockRows.js';
import type { BatchPlan, BatchStep } from './planBatch.js';
import { rowsReadAfter } from './rowsReadAfter.js';
import { batchStep } from './valueGraph.js';
import type { VectorLoops } from './vectorLoops.js';

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

type Rows = readonly Float64Array[];
const bytesPerLane = Float64Array.BYTES_PER_ELEMENT;

type FourRows = [Float64Array, Float64Array, Float64Array, Float64Array];

/** False if a column has a figure that is not finite. */
type RunStep = (rows: Rows, count: number) => boolean;

/** With vector loops where there are any; the figures are the same without. */
export function createBlock(
  plan: BatchPlan,
  circles: readonly BatchCircle[],
  length: number,
  given: VectorLoops | undefined,
): Block {
  const shared = given && createSharedRows(plan, length, given);
  const vectors = shared && given;
  const memory = shared ?? createOwnRows(plan, length);
  const rooms = circles.map((circle) => createCircleRoom(circle, length));
  const steps = createSteps(plan, memory, vectors, (step) => createStep(step, rooms, memory, vectors));
  return {
    run: (columns, results, from, count) => {
      const rows = memory.rows();
      for (const { row, column } of plan.columnRows)
        fillRow(rowAt(rows, row), rowAt(columns, column), from, count);
      for (const step of steps) if (!step(rows, count)) return false;
      plan.outputs.forEach((output, index) => {
        const result = results[index] as Float64Array;
        if ('row' in output) result.set((rows[output.row] as Float64Array).subarray(0, count), from);
        else result.fill(output.value, from, from + count);
      });
      return true;
    },
  };
}

function fillRow(row: Float64Array, column: Float64Array, from: number, count: number): void {
  row.set(count === column.length ? column : column.subarray(from, from + count));
  // The lane behind the last of an odd number is computed too.
  if (count < row.length) row[count] = 0;
}

/** Steps in sequence that need no other share a loop, where the host can compile one. */
function createSteps(
  plan: BatchPlan,
  memory: BlockRows,
  vectors: VectorLoops | undefined,
  create: (step: BatchStep) => RunStep,
): readonly RunStep[] {
  const groups = fusibleGroups(plan.steps);
  const keptRows = rowsReadAfter(plan, groups);
  const shared = groups.flatMap((steps, at) =>
    isFusibleGroup(steps) ? [{ steps, isKept: (row: number) => keptRows[at]?.has(row) === true }] : [],
  );
  const fused = vectors?.assembly.extend(assembleFusedLoops(shared, memory));
  if (!fused) return plan.steps.map(create);
  let position = 0;
  return groups.flatMap((group) => {
    if (!isFusibleGroup(group)) return group.map(create);
    const loop = fused[String(position)] as (byteCount: number) => number;
    position += 1;
    return [
      (rows, count) => {
        const done = loop(count * bytesPerLane) / bytesPerLane;
        return done >= count || runLoops(group, rows, done, count);
      },
    ];
  });
}

/** The lanes from `done` on by loops over one lane. False if a column has a figure there that is not finite. */
function runLoops(steps: readonly BatchStep[], rows: Rows, done: number, count: number): boolean {
  for (const { code, target, a, b, c, number } of steps) {
    const rest = rowsAt(rows, [target, a, b, c]).map((row) => row.subarray(done)) as FourRows;
    if (code === batchStep.column && !areFinite(rest[1], count - done)) return false;
    loopOf(code)(...rest, number, count - done);
  }
  return true;
}

function createStep(
  step: BatchStep,
  rooms: readonly CircleRoom[],
  memory: BlockRows,
  vectors: VectorLoops | undefined,
): RunStep {
  const { code, target, a, b, c, number, list } = step;
  if (code === batchStep.column) return (rows, count) => runLoops([step], rows, 0, count);
  if (code === batchStep.circleFigure) {
    const figure = rooms[a]?.figures[number] as Float64Array;
    return always((rows) => rowAt(rows, target).set(figure));
  }
  if (list && code >= batchStep.circle) {
    const room = rooms[code - batchStep.circle] as CircleRoom;
    return always((rows, count) => runCircle(room, rowsAt(rows, list), count));
  }
  if (list && isListOperation(code))
    return always((rows, count) => calculateLists(code, rowAt(rows, target), rowsAt(rows, list), count));
  const loop = loopOf(code);
  const vector = vectors?.loopOf(code);
  const operands = [target, a, b, c];
  if (!vector) return always((rows, count) => loop(...(rowsAt(rows, operands) as FourRows), number, count));
  const [toByte = 0, aByte = 0, bByte = 0, cByte = 0] = operands.map(memory.byteOf);
  return (rows, count) => {
    const done = vector(toByte, aByte, bByte, cByte, number, count);
    return done >= count || runLoops([step], rows, done, count);
  };
}

const always =
  (run: (rows: Rows, count: number) => void): RunStep =>
  (rows, count) => {
    run(rows, count);
    return true;
  };

const rowAt = (rows: Rows, index: number): Float64Array => rows[index] as Float64Array;
const rowsAt = (rows: Rows, indices: readonly number[]): Rows => indices.map((index) => rowAt(rows, index));

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

function areFinite(figures: Float64Array, count: number): boolean {
  let total = 0;
  for (let lane = 0; lane < count; lane += 1) {
    const value = figures[lane] as number;
    // A finite figure minus itself is 0, so the total is 0 or NaN.
    total += value - value;
  }
  return total === 0;
}
