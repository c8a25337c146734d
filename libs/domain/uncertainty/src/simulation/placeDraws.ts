import type { Result } from '@finance-analyst/foundation';
import type { CompiledModel, FigureRef, InputDefinition, InputValues } from '@finance-analyst/model-engine';
import { figureProblem, optionCountOf } from '../sampling/figureProblem.js';
import { quotedName, type UncertainInput } from '../sampling/samplingPlan.js';

/** A figure of the model that draws determine. */
export interface DrawPlace extends FigureRef {
  /** The variable with the draw, by position. */
  readonly variable: number;
  /** The figure that the draw is added to. */
  readonly base: number;
}

/** The figures that the draws determine: one for each variable, or for each period of a series that is shifted. */
export function placeDraws(
  model: CompiledModel,
  inputs: InputValues,
  variables: readonly UncertainInput[],
): Result<readonly DrawPlace[]> {
  const places: DrawPlace[] = [];
  for (const [variable, uncertain] of variables.entries()) {
    const input = model.inputs.find(({ name }) => name === uncertain.name);
    if (!input) return { ok: false, reason: `The model has no input ${quotedName(uncertain.name)}.` };
    const problem = variableProblem(input, uncertain);
    if (problem !== null) return { ok: false, reason: problem };
    if (uncertain.effect === 'value') {
      places.push({ ...refTo(input, uncertain.period), variable, base: 0 });
      continue;
    }
    const given = inputs[input.name] ?? input.default;
    for (const period of periodsOf(input, uncertain)) {
      const base = typeof given === 'object' ? given[period - input.firstPeriod] : given;
      if (typeof base !== 'number')
        return { ok: false, reason: `${quotedName(input.name)} has no figure to shift.` };
      places.push({ ...refTo(input, period), variable, base });
    }
  }
  return { ok: true, value: places };
}

const refTo = ({ name, shape }: InputDefinition, period: number | undefined): FigureRef =>
  shape === 'scalar' || period === undefined ? { name } : { name, period };

const periodsOf = (
  { firstPeriod, lastPeriod }: InputDefinition,
  { period }: UncertainInput,
): readonly number[] =>
  period === undefined
    ? Array.from({ length: lastPeriod - firstPeriod + 1 }, (_, at) => firstPeriod + at)
    : [period];

/** Why this input cannot vary in this way, or null. */
function variableProblem(
  input: InputDefinition,
  { period, effect, distribution }: UncertainInput,
): string | null {
  const { name, label, shape, firstPeriod, lastPeriod } = input;
  if (period !== undefined) {
    if (shape === 'scalar') return `${quotedName(name)} has one figure, not one per period.`;
    if (!Number.isInteger(period) || period < firstPeriod || period > lastPeriod)
      return `${quotedName(name)} has no period ${period}.`;
  }
  if (optionCountOf(input) === null) return null;
  if (effect === 'shift') return `${label} is a choice, so it takes values, not shifts.`;
  if (distribution.kind !== 'discrete') return `${label} is a choice, so its distribution must be discrete.`;
  const problems = distribution.outcomes.map(({ value }) => figureProblem(input, value));
  return problems.find((problem) => problem !== null) ?? null;
}
