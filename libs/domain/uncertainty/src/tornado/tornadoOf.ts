import type { Result } from '@finance-analyst/foundation';
import {
  createEvaluator,
  type CompiledModel,
  type Figure,
  type FigureRef,
  type InputValues,
} from '@finance-analyst/model-engine';
import { quantileOf } from '../distributions/createQuantile.js';
import { distributionProblem } from '../distributions/distributionProblem.js';
import { quotedName, variableName, type UncertainInput } from '../sampling/samplingPlan.js';
import { placeDraws, type DrawPlace } from '../simulation/placeDraws.js';

/** The base of a tornado, its output and the variables with their distributions. */
export interface TornadoRequest {
  /** The base: all inputs of the model. */
  readonly inputs: InputValues;
  readonly output: FigureRef;
  readonly variables: readonly UncertainInput[];
  /** Probabilities of the low and the high percentile; 0.1 and 0.9 unless given. */
  readonly low?: number;
  readonly high?: number;
}

/** The output with one variable at a percentile and all other inputs at their base. */
export interface TornadoEnd {
  /** The percentile of the variable: a figure, or a shift. */
  readonly draw: number;
  readonly output: Figure;
}

/** The output at either end of one variable. */
export interface TornadoBar {
  readonly variable: string;
  readonly low: TornadoEnd;
  readonly high: TornadoEnd;
  /** The distance between the outputs; null where one of them cannot be computed. */
  readonly swing: number | null;
}

/** How far each variable by itself moves the output. */
export interface Tornado {
  readonly base: Figure;
  /** Those without a swing first, as an end that cannot be computed matters most, then the largest swing first. */
  readonly bars: readonly TornadoBar[];
}

/** The output with each variable at its low and at its high percentile and all other inputs at their base. */
export function tornadoOf(model: CompiledModel, request: TornadoRequest): Result<Tornado> {
  const { inputs, output, variables, low = 0.1, high = 0.9 } = request;
  if (!(low > 0 && low < high && high < 1))
    return { ok: false, reason: 'The percentiles are between 0 and 1, the low one below the high one.' };
  const placed = placeDraws(model, inputs, variables);
  if (!placed.ok) return placed;
  const created = createEvaluator(model, inputs);
  if (!created.ok)
    return { ok: false, reason: created.problems.map(({ message }) => `${message}.`).join(' ') };
  const { evaluator } = created;
  const endOf = (places: readonly DrawPlace[], draw: number): TornadoEnd => {
    const trial = evaluator.fork();
    for (const { name, period, base } of places) trial.set(name, encoded(model, name, base + draw), period);
    return { draw, output: trial.read(output.name, output.period) };
  };
  const bars: TornadoBar[] = [];
  for (const [at, variable] of variables.entries()) {
    const name = variableName(variable);
    const problem = distributionProblem(variable.distribution);
    if (problem !== null)
      return { ok: false, reason: `The distribution of ${quotedName(name)}: ${problem}.` };
    const places = placed.value.filter((place) => place.variable === at);
    const ends = [low, high].map((p) => endOf(places, quantileOf(variable.distribution, p)));
    const [first, last] = ends as [TornadoEnd, TornadoEnd];
    const swing = first.output.ok && last.output.ok ? Math.abs(last.output.value - first.output.value) : null;
    bars.push({ variable: name, low: first, high: last, swing });
  }
  const sizeOf = ({ swing }: TornadoBar): number => swing ?? Number.MAX_VALUE;
  return {
    ok: true,
    value: {
      base: evaluator.read(output.name, output.period),
      bars: bars.sort((a, b) => sizeOf(b) - sizeOf(a)),
    },
  };
}

/** A figure as `set` takes it: for a choice the name of the option. */
function encoded(model: CompiledModel, name: string, figure: number): number | string {
  const options = model.inputs.find((input) => input.name === name)?.options;
  return options?.[figure] ?? figure;
}
