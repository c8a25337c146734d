import type { Result } from '@finance-analyst/foundation';
import {
  createEvaluator,
  type CompiledModel,
  type Evaluator,
  type FigureRef,
  type InputValues,
} from '@finance-analyst/model-engine';
import { shareOut, type ChangeShare } from './shareOut.js';

export interface ChangeShares {
  readonly from: number;
  readonly to: number;
  /** They total `to` − `from`; the largest by size first. */
  readonly shares: readonly ChangeShare[];
}

/**
 * How much of the change of an output between two sets of inputs each changed input explains: its effect averaged over all
 * orders in which the inputs can change, so that no order is preferred and interactions are split evenly (L. S. Shapley,
 * “A value for n-person games”, 1953). Of more than ten changed inputs, the nine with the largest effects have shares of
 * their own and the rest share one. The order of the inputs makes no difference, to the last bit.
 */
export function sharesOfChange(
  model: CompiledModel,
  { from, to, output }: { readonly from: InputValues; readonly to: InputValues; readonly output: FigureRef },
): Result<ChangeShares> {
  const [first, last] = [createEvaluator(model, from), createEvaluator(model, to)];
  for (const created of [first, last])
    if (!created.ok)
      return { ok: false, reason: created.problems.map(({ message }) => `${message}.`).join(' ') };
  if (!first.ok || !last.ok) return { ok: false, reason: 'The inputs do not fit the model.' };
  const states = { before: first.evaluator.inputs(), after: last.evaluator.inputs() };
  const [start, end] = [first.evaluator, last.evaluator].map((each) => each.read(output.name, output.period));
  if (!start?.ok || !end?.ok) {
    const failed = [start, end].find((figure) => figure?.ok === false);
    return { ok: false, reason: failed?.ok === false ? failed.reason : 'There is no such figure.' };
  }
  const trial = first.evaluator.fork();
  const shared = shareOut({
    names: Object.keys(states.after).filter((name) => !isEqual(states.before[name], states.after[name])),
    move: (name, state) => {
      setInput(trial, name, states[state][name]);
    },
    read: () => trial.number(output.name, output.period),
  });
  return shared.ok
    ? { ok: true, value: { from: start.value, to: end.value, shares: shared.shares } }
    : {
        ok: false,
        reason: `With only ${shared.changed.join(', ')} changed, ${output.name} has no figure to share out.`,
      };
}

function isEqual(a: InputValues[string] | undefined, b: InputValues[string] | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((figure, at) => figure === b[at]);
}

function setInput(evaluator: Evaluator, name: string, value: InputValues[string] | undefined): void {
  if (value === undefined) return;
  if (typeof value !== 'object') {
    evaluator.set(name, value);
    return;
  }
  const firstPeriod = evaluator.model.inputs.find((input) => input.name === name)?.firstPeriod ?? 1;
  value.forEach((figure, at) => evaluator.set(name, figure, firstPeriod + at));
}
