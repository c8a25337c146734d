import type { Result } from '@finance-analyst/foundation';
import type { CompiledModel, FigureRef, InputDefinition, InputValues } from '@finance-analyst/model-engine';
import type { Distribution, DiscreteOutcome } from '../distributions/distribution.js';
import { variableName, type UncertainInput } from '../sampling/samplingPlan.js';

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
  for (const [variable, { name, period, effect, distribution }] of variables.entries()) {
    const input = model.inputs.find((each) => each.name === name);
    if (!input) return { ok: false, reason: `The model has no input ${name}.` };
    const problem = optionProblem(input, effect, distribution);
    if (problem !== null) return { ok: false, reason: problem };
    if (effect === 'value') {
      places.push({ name, ...(period === undefined ? {} : { period }), variable, base: 0 });
      continue;
    }
    const given = inputs[name] ?? input.default;
    for (let each = input.firstPeriod; each <= input.lastPeriod; each += 1) {
      if (period !== undefined && each !== period) continue;
      const base = typeof given === 'object' ? given[each - input.firstPeriod] : given;
      if (typeof base !== 'number')
        return { ok: false, reason: `${variableName({ name, period: each })} has no figure to shift.` };
      places.push({ name, ...(input.shape === 'series' ? { period: each } : {}), variable, base });
    }
  }
  return { ok: true, value: places };
}

/** Why these draws are nothing that a choice or flag can be, or null. */
function optionProblem(
  { label, options, unit }: InputDefinition,
  effect: UncertainInput['effect'],
  distribution: Distribution,
): string | null {
  const count = options?.length ?? (unit.kind === 'flag' ? 2 : null);
  if (count === null) return null;
  if (effect === 'shift') return `${label} is a choice, so it takes values, not shifts.`;
  const isOption = ({ value }: DiscreteOutcome): boolean =>
    Number.isInteger(value) && value >= 0 && value < count;
  return distribution.kind === 'discrete' && distribution.outcomes.every(isOption)
    ? null
    : `${label} is a choice: its distribution is discrete, over the positions 0 to ${count - 1} of its options.`;
}
