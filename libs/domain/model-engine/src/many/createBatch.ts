import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import { describeFailure } from '../evaluation/describeFailure.js';
import type { Figure, FigureRef } from '../evaluation/figure.js';
import { slotAt } from '../evaluation/figureReader.js';
import { fillInputs, type InputProblem } from '../evaluation/inputValues.js';
import { runProgram, runRanges } from '../program/runProgram.js';
import { sliceProgram } from '../program/sliceProgram.js';
import type { Batch, BatchFailures, BatchRequest, BatchResult } from './batchRequest.js';
import { createCircleRoom } from './batchCircle.js';
import { buildValueGraph } from './buildValueGraph.js';
import { planBatch } from './planBatch.js';
import { runBlock } from './runBlock.js';
import { checkColumn, findVaryingInputs, withPlaceholders, type VaryingInput } from './varyingInputs.js';

/** Lanes that are computed together: their rows fit into the fast memory of a processor. */
const defaultBlockLength = 256;

/**
 * Prepares a model for many sets of inputs at once. Fixed inputs that are missing, unknown or not possible, and names that
 * the model does not have, are problems, all of them together.
 */
export function createBatch(
  model: CompiledModel,
  { outputs, varying, fixed }: BatchRequest,
  { blockLength = defaultBlockLength }: { readonly blockLength?: number } = {},
): BatchResult {
  const problems: InputProblem[] = [];
  const inputs = findVaryingInputs(model, varying, problems);
  const wanted = findOutputs(model, outputs, problems);
  const filled = fillInputs(model, withPlaceholders(fixed, inputs));
  if (!filled.ok) problems.push(...filled.problems);
  if (problems.length > 0 || !filled.ok) return { ok: false, problems };
  const { values } = filled;
  runProgram(model.program, values);
  const slots = inputs.flatMap(({ firstSlot, count }) =>
    Array.from({ length: count }, (_, index) => firstSlot + index),
  );
  const ranges = sliceProgram(model.program, slots, wanted);
  const { graph, circles, operandOfSlot } = buildValueGraph(model.program, ranges, values, inputs);
  const plan = planBatch(graph, wanted.map(operandOfSlot));
  const rows = Array.from({ length: plan.rowCount }, () => new Float64Array(blockLength));
  const rooms = circles.map((circle) => createCircleRoom(circle, blockLength));
  for (const { row, value } of plan.constantRows) rows[row]?.fill(value);

  const run: Batch['run'] = (columns, given) => {
    const laneCount = checkColumns(inputs, columns);
    const results = given ?? wanted.map(() => new Float64Array(laneCount));
    checkResults(wanted, results, laneCount);
    for (let from = 0; from < laneCount; from += blockLength) {
      const count = Math.min(blockLength, laneCount - from);
      runBlock(plan, rows, rooms, columns, from, count);
      plan.outputs.forEach((output, index) => {
        const result = results[index] as Float64Array;
        if ('row' in output) result.set((rows[output.row] as Float64Array).subarray(0, count), from);
        else result.fill(output.value, from, from + count);
      });
    }
    return results;
  };

  const failures: Batch['failures'] = (columns, results) => {
    const laneCount = checkColumns(inputs, columns);
    checkResults(wanted, results, laneCount);
    const lane = values.slice();
    return collectFailures(results, laneCount, wanted, (at) => {
      inputs.forEach(({ firstSlot, count }, index) => {
        lane.fill(((columns[index] as Float64Array)[at] as number) + 0, firstSlot, firstSlot + count);
      });
      runRanges(model.program, ranges, lane);
      return (slot) => describeFailure(model, lane, slot);
    });
  };
  return { ok: true, batch: { run, failures } };
}

/** The slots of the outputs. */
function findOutputs(
  model: CompiledModel,
  outputs: readonly FigureRef[],
  problems: InputProblem[],
): readonly number[] {
  return outputs.map(({ name, period }) => {
    const item = model.itemByName.get(name);
    const slot = item && item.kind !== 'check' ? slotAt(item, period) : undefined;
    if (slot !== undefined) return slot;
    problems.push({ input: name, message: outputProblem(item, name, period) });
    return 0;
  });
}

function outputProblem(item: CompiledItem | undefined, name: string, period: number | undefined): string {
  if (!item || item.kind === 'check') return `the model has nothing named ${name}`;
  return period === undefined
    ? `${name} has one figure per period: state the period`
    : `${name} has periods ${item.firstPeriod} to ${item.lastPeriod}, not ${period}`;
}

/** The number of lanes. */
function checkColumns(inputs: readonly VaryingInput[], columns: readonly Float64Array[]): number {
  if (columns.length !== inputs.length)
    throw new RangeError(`the batch takes ${inputs.length} columns, not ${columns.length}`);
  const laneCount = columns[0]?.length ?? 1;
  inputs.forEach((input, index) => {
    const column = columns[index] as Float64Array;
    if (column.length !== laneCount) throw new RangeError('all columns have the same length');
    checkColumn(input, column);
  });
  return laneCount;
}

function checkResults(wanted: readonly number[], results: readonly Float64Array[], laneCount: number): void {
  if (results.length !== wanted.length || results.some(({ length }) => length !== laneCount))
    throw new RangeError(`results are ${wanted.length} arrays of ${laneCount} figures`);
}

type FailedFigure = Figure & { readonly ok: false };

function collectFailures(
  results: readonly Float64Array[],
  laneCount: number,
  wanted: readonly number[],
  computeLane: (lane: number) => (slot: number) => FailedFigure,
): BatchFailures {
  const codes = results.map(() => new Uint32Array(laneCount));
  const reasons: FailedFigure[] = [];
  const codeByReason = new Map<string, number>();
  for (let lane = 0; lane < laneCount; lane += 1) {
    const failed = wanted.flatMap((slot, output) =>
      Number.isNaN(results[output]?.[lane]) ? [{ slot, output }] : [],
    );
    if (failed.length === 0) continue;
    const reasonOf = computeLane(lane);
    for (const { slot, output } of failed) {
      const reason = reasonOf(slot);
      const key = JSON.stringify(reason);
      const code = codeByReason.get(key) ?? reasons.push(reason);
      codeByReason.set(key, code);
      (codes[output] as Uint32Array)[lane] = code;
    }
  }
  return { codes, reasons };
}
