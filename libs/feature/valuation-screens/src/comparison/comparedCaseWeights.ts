import type { FigureFormatting } from '@finance-analyst/figures';
import type { ComparedModel } from './ComparedModel.js';
import type { ComparedRow } from './ComparedRow.js';
import { formatThatTells } from './formatThatTells.js';
import { messages } from './messages.js';

/** The weights of cases that two states of a model differ in; a case without one has its usual weight. */
export function comparedCaseWeights(
  then: ComparedModel,
  now: ComparedModel,
  { format }: Pick<FigureFormatting, 'format'>,
): readonly ComparedRow[] {
  const weightsIn = ({ body }: ComparedModel): ReadonlyMap<string, number> =>
    new Map(body.caseWeights.map(({ id, weight }) => [id, weight]));
  const [before, after] = [weightsIn(then), weightsIn(now)];
  const names = new Map(
    [...then.body.scenarios, ...now.body.scenarios].map(({ id, name }) => [id, name] as const),
  );
  const usual = { kind: 'rate', precision: 1 } as const;
  const write = (weight: number | undefined, other: number | undefined): string =>
    weight === undefined
      ? messages.usualWeight
      : format(weight, other === undefined ? usual : formatThatTells(weight, other, usual, format));
  return [...new Set([...after.keys(), ...before.keys()])]
    .filter((id) => before.get(id) !== after.get(id))
    .map((id) => ({
      id: `weight ${id}`,
      label: messages.weightOf(id === 'base' ? messages.base : (names.get(id) ?? id)),
      then: write(before.get(id), after.get(id)),
      now: write(after.get(id), before.get(id)),
      difference: null,
    }));
}
