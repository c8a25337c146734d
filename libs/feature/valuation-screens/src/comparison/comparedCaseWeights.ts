import type { FigureFormatting } from '@finance-analyst/figures';
import { caseKey, caseWeights } from '@finance-analyst/valuation';
import type { ComparedModel } from './ComparedModel.js';
import type { ComparedRow } from './ComparedRow.js';
import { formatThatTells } from './formatThatTells.js';
import { messages } from './messages.js';

/** The default weight of each case of a model, by its id. */
function defaultWeights({ body }: ComparedModel): ReadonlyMap<string, number> {
  const cases = [{ id: null }, ...body.scenarios];
  const weights = caseWeights(cases, []);
  return new Map(cases.map((each, at) => [caseKey(each), weights[at] ?? 0]));
}

/** The weights of cases that were entered in one of two states of a model and differ; a case without one has its default. */
export function comparedCaseWeights(
  then: ComparedModel,
  now: ComparedModel,
  { format }: Pick<FigureFormatting, 'format'>,
): readonly ComparedRow[] {
  const weightsIn = ({ body }: ComparedModel): ReadonlyMap<string, number> =>
    new Map(body.caseWeights.map(({ id, weight }) => [id, weight]));
  const [before, after] = [weightsIn(then), weightsIn(now)];
  const [defaultsBefore, defaultsAfter] = [defaultWeights(then), defaultWeights(now)];
  const names = new Map(
    [...then.body.scenarios, ...now.body.scenarios].map(({ id, name }) => [id, name] as const),
  );
  const usual = { kind: 'rate', precision: 1 } as const;
  const write = (weight: number | undefined, other: number | undefined, standard: number | undefined) => {
    if (weight !== undefined)
      return format(weight, other === undefined ? usual : formatThatTells(weight, other, usual, format));
    return standard === undefined ? messages.none : messages.defaultWeight(format(standard, usual));
  };
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((id) => before.get(id) !== after.get(id))
    .map((id) => ({
      id: `weight ${id}`,
      label: messages.weightOf(id === 'base' ? messages.base : (names.get(id) ?? id)),
      then: write(before.get(id), after.get(id), defaultsBefore.get(id)),
      now: write(after.get(id), before.get(id), defaultsAfter.get(id)),
      difference: null,
    }));
}
