import {
  evaluateValuation,
  isMultiple,
  isOwnMethod,
  otherMethods,
  rangeEnd,
  readFundamentals,
  type MethodRange,
  type OtherMethodName,
  type OwnMethod,
  type RangeEnd,
  type RangePoint,
  type Valuation,
} from '@finance-analyst/valuation';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { modelNode, withoutNotes } from '../derivation/modelNode.js';
import { inputWords } from '../editing/inputWords.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { figureFormat } from '../model/figureFormat.js';
import { otherMethodNode } from '../other-methods/otherMethodNode.js';
import { computedNode } from '../derivation/computedNode.js';
import type { Shown } from './ExplainedCompany.js';
import { explainComparables } from './explainComparables.js';
import { messages } from './messages.js';
import { methodLabel } from './methodLabel.js';
import type { SavedRange } from './useSavedRanges.js';

const points: readonly RangePoint[] = ['low', 'middle', 'high'];
const statistics = { low: 'lowQuartile', middle: 'median', high: 'highQuartile' } as const;

/** The derivation of the values of a method, or of one of its points. */
export const methodRangeNode = (
  valuation: Valuation,
  each: MethodRange,
  point: RangePoint | null,
  shown: Shown,
): DerivationNode | null =>
  rangeNode(methodLabel(each), each.range, point, valuation.body.currency, (at) =>
    pointNode(valuation, each, at, shown),
  );

/** The same of a saved model, whose figures are computed again. */
export function savedRangeNode(
  { method, over, body, range }: SavedRange,
  point: RangePoint | null,
  shown: Shown,
): DerivationNode | null {
  const label = messages.savedModel(method);
  if (!range.ok) return rangeNode(label, range, null, body.currency, () => null);
  const fundamentals = readFundamentals(body.fundamentalsSnapshot);
  const result = fundamentals.ok ? evaluateValuation(body, fundamentals.value) : null;
  return result?.ok
    ? rangeNode(label, range, point, body.currency, (at) =>
        ownNode(result.valuation, over, at, shown, messages.pointOf[at](label)),
      )
    : null;
}

/** A range with the derivation of its three points; only that of `point` if given. */
function rangeNode(
  label: string,
  range: MethodRange['range'],
  point: RangePoint | null,
  currency: string,
  nodeOf: (point: RangePoint) => DerivationNode | null,
): DerivationNode | null {
  const format = figureFormat('per_share', { currency });
  // A range without a value has one reason, whichever of its points is asked for.
  if (!range.ok) return computedNode(label, label, null, range, format);
  if (point !== null) return nodeOf(point);
  return {
    ...computedNode(label, label, null, { ok: true, value: range.value.middle }, format),
    children: () => points.flatMap((each) => nodeOf(each) ?? []),
  };
}

function pointNode(
  valuation: Valuation,
  { method, of }: MethodRange,
  point: RangePoint,
  shown: Shown,
): DerivationNode | null {
  if (isMultiple(method))
    return explainComparables(
      valuation,
      { kind: 'implied', name: method, statistic: statistics[point], ...(of === 'transactions' && { of }) },
      shown,
    );
  const label = messages.pointOf[point](methodLabel({ method, of }));
  return isOwnMethod(method)
    ? ownNode(valuation, method, point, shown, label)
    : otherNode(valuation, method, point, shown, label);
}

/** A point of a range over the model itself: its own derivation there, with the inputs that it was computed with. */
function ownNode(
  valuation: Valuation,
  method: OwnMethod,
  point: RangePoint,
  { scale, formatting }: Shown,
  label: string,
): DerivationNode | null {
  const end = rangeEnd(valuation, method, point);
  if (!end) return null;
  const node = modelNode(end.valuation, { scale, formatting }, { name: end.line }, point);
  return { ...withoutNotes(node), label, notes: [inputsOfEnd(end, { scale, formatting })] };
}

/** `Cautious scenario: Revenue growth 4.0% to 2.5%, Operating margin 12.0%`; `WACC 9.2%, Terminal growth 2.0%`. */
function inputsOfEnd({ valuation, inputs, scenario }: RangeEnd, { scale, formatting }: Shown): string {
  const { body, rows, evaluator, method } = valuation;
  const view = methodViewOf(body.template);
  const rate = method.answers.rate === null ? null : method.answers.givenRate.input;
  const written = inputs.map((input) => {
    if (input === rate && scenario === null) {
      const value = formatting.format(evaluator.number(input), { kind: 'rate', precision: 2 });
      return messages.inputAt(view.words.rate, value);
    }
    const { label, format, choices } = inputWords(input, { view, currency: body.currency, scale });
    const values = [...rows.values()].flatMap((row) => (row.input === input ? [row.value] : []));
    const text = (value: number | string | null | undefined): string =>
      typeof value === 'number'
        ? formatting.format(value, format)
        : (choices.get(value ?? '') ?? value ?? '');
    const [first, last] = [text(values[0]), text(values.at(-1))];
    return messages.inputAt(label, first === last ? first : messages.fromTo(first, last));
  });
  if (written.length === 0) return messages.inputsOfModel;
  return scenario === null ? written.join(', ') : messages.inScenario(scenario, written.join(', '));
}

/** A point of the range of another method, at its rate. */
function otherNode(
  valuation: Valuation,
  method: OtherMethodName,
  point: RangePoint,
  writing: Shown,
  label: string,
): DerivationNode | null {
  const answer = otherMethods(valuation).find((each) => each.method === method)?.answer;
  if (!answer?.ok) return null;
  const value = answer.value.at[point];
  const { rate } = value.carried;
  const node = otherMethodNode(method, { valuation, answer: value, writing });
  return {
    ...node,
    key: `${point} ${method}`,
    label,
    notes: [
      messages.inputAt(
        messages.rates[rate],
        writing.formatting.format(value.evaluator.number(rate), { kind: 'rate', precision: 2 }),
      ),
    ],
  };
}
