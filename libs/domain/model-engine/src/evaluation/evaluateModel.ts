import type { CompiledModel } from '../compiledModel.js';
import { createEvaluator } from './createEvaluator.js';
import type { CheckResult } from './checkResult.js';
import type { Figure } from './figure.js';
import type { InputProblem, InputValues } from './inputValues.js';

export type ModelResult =
  | {
      readonly ok: true;
      /** Every line and value by name: one figure for a scalar, one per forecast period for a series. */
      readonly figures: Readonly<Record<string, Figure | readonly Figure[]>>;
      readonly checks: readonly CheckResult[];
    }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** All figures and checks of a model for one set of inputs, for callers that need them only once. */
export function evaluateModel(model: CompiledModel, inputs: InputValues): ModelResult {
  const created = createEvaluator(model, inputs);
  if (!created.ok) return created;
  const { evaluator } = created;
  const figures = model.lines.map(({ name, shape }) => [
    name,
    shape === 'scalar' ? evaluator.read(name) : evaluator.readSeries(name),
  ]);
  return { ok: true, figures: Object.fromEntries(figures), checks: evaluator.checks() };
}
