import type { ValuationModelBody } from '@finance-analyst/documents';
import { explainValueChange, type ModelBasis } from '@finance-analyst/valuation';
import { inputLabel } from '../editing/inputWords.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { noteLabel } from '../notes/noteLabel.js';
import { namingModel } from './namingModel.js';
import { roundedToTotal } from './roundedToTotal.js';
import { messages } from './valueChangeMessages.js';

/** A changed input, or several together, with what they explain. */
export interface ExplainedPart {
  readonly id: string;
  readonly label: string;
  /** What is in it; more than one for a group. */
  readonly names: readonly string[];
  /** Per share, rounded so that all parts add up to the difference. */
  readonly amount: number;
  /** A fraction of the difference, rounded so that all add up to 1; undefined if there is no difference. */
  readonly share: number | undefined;
}

export type ExplainedDifference =
  | {
      readonly ok: true;
      readonly parts: readonly ExplainedPart[];
      /** Per share, rounded. */
      readonly total: number;
      readonly decimals: number;
    }
  | { readonly ok: false; readonly reason: string };

/** A difference below this is written with more decimals. */
const fineBelow = 0.1;

/** What explains the difference in value per share of two model states, in words and rounded figures. */
export function explainedDifference(then: ValuationModelBody, now: ValuationModelBody): ExplainedDifference {
  const view = methodViewOf(now.template);
  const model = namingModel(now);
  const nameOf = (input: string): string => {
    const label = inputLabel(input, view);
    // An input without a field, such as base revenue, has the name that its model gives it.
    return label === input
      ? noteLabel({ body: now, history: [], model }, { name: input, yearEnd: null })
      : label;
  };
  const namesOf = (basis: readonly ModelBasis[], inputs: readonly string[]): readonly string[] => [
    ...basis.map((each) => messages.bases[each]),
    ...inputs.map(nameOf),
  ];
  const change = explainValueChange(then, now);
  if (!change.ok) {
    const names = namesOf(change.basis ?? [], change.inputs ?? []);
    return {
      ok: false,
      reason: names.length > 0 ? messages.noValueWith(names.join(', ')) : change.reason,
    };
  }
  const { from, to, parts } = change.value;
  const decimals = Math.abs(to - from) < fineBelow ? 4 : 2;
  const step = 10 ** -decimals;
  const rounded = (value: number): number => Math.round(value / step) * step;
  // As in the table of all differences: the difference of the values as they are written.
  const total = Math.round((rounded(to) - rounded(from)) / step) / Math.round(1 / step);
  const amounts = roundedToTotal(
    parts.map(({ amount }) => amount),
    total,
    step,
  );
  const shares =
    total === 0
      ? null
      : roundedToTotal(
          parts.map(({ amount }) => amount / (to - from)),
          1,
          0.01,
        );
  return {
    ok: true,
    total,
    decimals,
    parts: parts.map(({ inputs, basis }, at) => {
      const names = namesOf(basis, inputs);
      return {
        id: [...basis, ...inputs].join(' '),
        label: inputs.length > 1 ? messages.others(names.length) : names.join(', '),
        names,
        amount: amounts[at] ?? 0,
        share: shares?.[at],
      };
    }),
  };
}
