import type { CompiledItem, CompiledModel } from '../compiledModel.js';
import type { FigureRef } from '../evaluation/figure.js';
import { slotAt } from '../evaluation/figureReader.js';
import { periodNames } from '../evaluation/periodName.js';
import { fillInputs, type InputProblem } from '../evaluation/inputValues.js';
import { runProgram, runRanges } from '../program/runProgram.js';
import { sliceProgram } from '../program/sliceProgram.js';
import type { Batch, BatchRequest, BatchResult } from './batchRequest.js';
import { buildValueGraph } from './buildValueGraph.js';
import { collectFailures } from './collectFailures.js';
import { createBlock } from './createBlock.js';
import { planBatch } from './planBatch.js';
import { vectorLoops, type VectorLoops } from './vectorLoops.js';
import {
  checkColumn,
  findVaryingInputs,
  isDiscrete,
  withPlaceholders,
  type VaryingInput,
} from './varyingInputs.js';

/** Lanes that are computed together: their rows fit into the fast memory of a processor. */
export const defaultBlockLength = 1024;

interface BatchOptions {
  readonly blockLength?: number;
  /** The loops that compute two lanes at a time; undefined for none. */
  readonly vectors?: VectorLoops | undefined;
}

/**
 * Prepares a model for many sets of inputs at once. Fixed inputs that are missing, unknown or not possible, and names that
 * the model does not have, are problems, all of them together.
 */
export function createBatch(
  model: CompiledModel,
  { outputs, varying, fixed }: BatchRequest,
  options: BatchOptions = {},
): BatchResult {
  const { blockLength = defaultBlockLength, vectors = 'vectors' in options ? undefined : vectorLoops() } =
    options;
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
  const block = createBlock(plan, circles, blockLength, vectors);
  const isRead = (index: number): boolean => plan.columnRows.some(({ column }) => column === index);
  // The block checks the columns that it reads for figures that are not finite.
  const isCheckedBefore = inputs.map((input, column) => isDiscrete(input) || !isRead(column));

  const laneCountOf = (columns: readonly Float64Array[]): number => {
    if (columns.length !== inputs.length)
      throw new RangeError(`the batch takes ${inputs.length} columns, not ${columns.length}`);
    const laneCount = columns[0]?.length ?? 1;
    if (columns.some(({ length }) => length !== laneCount))
      throw new RangeError('all columns have the same length');
    columns.forEach((column, index) => {
      if (isCheckedBefore[index] === true) checkColumn(inputs[index] as VaryingInput, column);
    });
    return laneCount;
  };
  const run: Batch['run'] = (columns, given) => {
    const laneCount = laneCountOf(columns);
    const results = given ?? wanted.map(() => new Float64Array(laneCount));
    checkResults(wanted, results, laneCount);
    for (let from = 0; from < laneCount; from += blockLength) {
      const isFinite = block.run(columns, results, from, Math.min(blockLength, laneCount - from));
      if (!isFinite) inputs.forEach((input, index) => checkColumn(input, columns[index] as Float64Array));
    }
    return results;
  };

  const failures: Batch['failures'] = (columns, results) => {
    checkResults(wanted, results, laneCountOf(columns));
    const lane = values.slice();
    return collectFailures(model, wanted, results, (at) => {
      inputs.forEach(({ firstSlot, count }, index) => {
        lane.fill(((columns[index] as Float64Array)[at] as number) + 0, firstSlot, firstSlot + count);
      });
      runRanges(model.program, ranges, lane);
      return lane;
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
    ? `${name} has one figure per ${item.isYearly ? 'year' : 'period'}: state the period`
    : `${name} has ${periodNames(item)}, not ${period}`;
}

function checkResults(wanted: readonly number[], results: readonly Float64Array[], laneCount: number): void {
  if (results.length !== wanted.length || results.some(({ length }) => length !== laneCount))
    throw new RangeError(`results are ${wanted.length} arrays of ${laneCount} figures`);
}
