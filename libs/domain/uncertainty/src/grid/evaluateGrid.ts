import type { Result } from '@finance-analyst/foundation';
import {
  createBatch,
  type BatchFailures,
  type CompiledModel,
  type FigureRef,
  type InputValues,
} from '@finance-analyst/model-engine';
import { figureProblem } from '../sampling/figureProblem.js';
import { quotedName } from '../sampling/samplingPlan.js';

/** An input and the figures it takes along a side of the grid; for a choice, positions of its options. */
export interface GridInput extends FigureRef {
  readonly values: readonly number[];
}

/** An input with the figures that it takes along an axis. */
export interface GridAxis extends GridInput {
  /** Inputs that move with it, each with as many figures. */
  readonly following?: readonly GridInput[];
}

/** The base of a grid, its output and its axes. */
export interface GridRequest {
  readonly inputs: InputValues;
  readonly output: FigureRef;
  /** One to three. */
  readonly axes: readonly GridAxis[];
}

/** An output at every combination of the figures of the axes. */
export interface Grid {
  /** The number of figures along each axis. */
  readonly lengths: readonly number[];
  /** The output by cell, the last axis first: cell (i, j, k) is at (i × lengths[1] + j) × lengths[2] + k. NaN without one. */
  readonly outputs: Float64Array;
  /** By cell 0, or the position in `reasons` plus 1. */
  readonly failureCodes: Uint32Array;
  readonly reasons: BatchFailures['reasons'];
}

const mostAxes = 3;
const mostCells = 10_000_000;

/** The output for every combination of the figures on one, two or three axes. */
export function evaluateGrid(model: CompiledModel, { inputs, output, axes }: GridRequest): Result<Grid> {
  const problem = axesProblem(axes);
  if (problem !== null) return { ok: false, reason: problem };
  const lengths = axes.map(({ values }) => values.length);
  const cells = lengths.reduce((product, length) => product * length, 1);
  if (cells > mostCells) return { ok: false, reason: `A grid has at most ${mostCells} cells, not ${cells}.` };
  const moving = axes.flatMap((axis, at) =>
    [axis, ...(axis.following ?? [])].map((input) => ({ at, input })),
  );
  for (const { input } of moving) {
    const definition = model.inputs.find(({ name }) => name === input.name);
    if (!definition) return { ok: false, reason: `The model has no input ${quotedName(input.name)}.` };
    const impossible = input.values
      .map((value) => figureProblem(definition, value))
      .find((each) => each !== null);
    if (impossible !== undefined && impossible !== null) return { ok: false, reason: impossible };
  }
  const created = createBatch(model, {
    outputs: [output],
    varying: moving.map(({ input: { name, period } }) =>
      period === undefined ? { name } : { name, period },
    ),
    fixed: inputs,
  });
  if (!created.ok)
    return { ok: false, reason: created.problems.map(({ message }) => `${message}.`).join(' ') };
  const columns = moving.map(({ at, input }) => {
    const stride = lengths.slice(at + 1).reduce((product, length) => product * length, 1);
    return Float64Array.from(
      { length: cells },
      (_, cell) => input.values[Math.floor(cell / stride) % input.values.length] as number,
    );
  });
  const results = created.batch.run(columns);
  const { codes, reasons } = created.batch.failures(columns, results);
  const [outputs, failureCodes] = [results[0] as Float64Array, codes[0] as Uint32Array];
  return { ok: true, value: { lengths, outputs, failureCodes, reasons } };
}

function axesProblem(axes: readonly GridAxis[]): string | null {
  if (axes.length === 0 || axes.length > mostAxes) return `A grid has one to ${mostAxes} axes.`;
  for (const { name, values, following = [] } of axes) {
    if (values.length === 0) return `The axis of ${quotedName(name)} has no figures.`;
    const other = following.find((input) => input.values.length !== values.length);
    if (other) return `${quotedName(other.name)} follows ${quotedName(name)}, so it needs as many figures.`;
  }
  return null;
}
