import type { Result } from '@finance-analyst/foundation';
import {
  createEvaluator,
  type CompiledModel,
  type Evaluator,
  type FigureRef,
  type InputValues,
} from '@finance-analyst/model-engine';
import { shapleyShares } from './shapleyShares.js';

/** How much of a change changed inputs explain. */
export interface ChangeShare {
  /** One input, or those of a group, by name. */
  readonly inputs: readonly string[];
  readonly share: number;
}

export interface ChangeShares {
  readonly from: number;
  readonly to: number;
  /** They total `to` − `from`; the largest by size first. */
  readonly shares: readonly ChangeShare[];
}

/** With more, inputs are grouped: each one more doubles the valuations. */
export const mostShares = 10;

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
  const [before, after] = [first.evaluator.inputs(), last.evaluator.inputs()];
  const changed = Object.keys(after)
    .filter((name) => !isEqual(before[name], after[name]))
    .sort(byCodeUnits);
  const trial = first.evaluator.fork();
  const read = (): number => trial.number(output.name, output.period);
  const [start, end] = [first.evaluator, last.evaluator].map((each) => each.read(output.name, output.period));
  if (!start?.ok || !end?.ok) {
    const failed = [start, end].find((figure) => figure?.ok === false);
    return { ok: false, reason: failed?.ok === false ? failed.reason : 'There is no such figure.' };
  }
  const move = (name: string, inputs: InputValues): void => setInput(trial, name, inputs[name]);
  const groups = groupInputs(changed, (name) => {
    move(name, after);
    const effect = read() - start.value;
    move(name, before);
    return Number.isNaN(effect) ? Number.POSITIVE_INFINITY : Math.abs(effect);
  });
  const values = new Float64Array(2 ** groups.length);
  let present = 0;
  for (let step = 0; step < values.length; step += 1) {
    // From one set to the next a single group changes: Gray's order.
    const set = step ^ (step >>> 1);
    groups.forEach((names, at) => {
      if (((set ^ present) >>> at) & 1)
        for (const name of names) move(name, (set >>> at) & 1 ? after : before);
    });
    present = set;
    values[set] = read();
    if (Number.isNaN(values[set])) {
      const moved = groups.filter((_, at) => (set >>> at) & 1).flat();
      return {
        ok: false,
        reason: `With only ${moved.join(', ')} changed, ${output.name} has no figure to share out.`,
      };
    }
  }
  const shares = shapleyShares(values).map((share, at) => ({
    inputs: groups[at] as readonly string[],
    share,
  }));
  shares.sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
  return { ok: true, value: { from: start.value, to: end.value, shares } };
}

function isEqual(a: InputValues[string] | undefined, b: InputValues[string] | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((figure, at) => figure === b[at]);
}

/** The order of names must not depend on a locale. */
const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Each input by itself, or the smallest effects together. */
function groupInputs(
  names: readonly string[],
  effectOf: (name: string) => number,
): readonly (readonly string[])[] {
  if (names.length <= mostShares) return names.map((name) => [name]);
  const ranked = names
    .map((name) => ({ name, effect: effectOf(name) }))
    .sort((a, b) => (a.effect === b.effect ? 0 : b.effect - a.effect));
  const single = ranked.slice(0, mostShares - 1).map(({ name }) => [name]);
  return [...single, ranked.slice(mostShares - 1).map(({ name }) => name)];
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
