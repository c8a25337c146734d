import { localReason } from '@finance-analyst/figures';
import type { FigureRef } from '@finance-analyst/model-engine';
import { formulaInWords, type OtherMethodName } from '@finance-analyst/valuation';
import { computedNode } from '../derivation/computedNode.js';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { filedNode } from '../derivation/filedNode.js';
import { modelNode, withoutNotes } from '../derivation/modelNode.js';
import { namesOf } from '../derivation/readableFormula.js';
import { figureFormat } from '../model/figureFormat.js';
import { carriedNode } from './carriedNode.js';
import { messages } from './messages.js';
import { rateLineOf, type ShownMethod } from './ShownMethod.js';

/** The derivation of the value per share by another method, from its formulas down to the filings. */
export function otherMethodNode(method: OtherMethodName, shown: ShownMethod): DerivationNode {
  const { valuation, answer } = shown;
  const { line, rate, beside } = answer.carried;
  const { model } = answer;
  const given = (name: string): DerivationNode => nodeOf(shown, { name }, method);
  const ahead = carriedNode(method, shown);
  const words = (formula: string): string => formulaInWords(model, formula);
  const forward = `${messages.atBalanceDate(words(line))} × (1 + ${words(rateLineOf(answer))}) ^ ${messages.yearsInFormula}`;
  const others = beside
    ? [
        ...beside.added.map((name) => ` + ${words(name)}`),
        ...beside.subtracted.map((name) => ` − ${words(name)}`),
      ]
    : [];
  const carried = given(line);
  return {
    ...computedNode(
      method,
      messages.of(messages.valuePerShare, messages.names[method]),
      beside ? `(${forward}${others.join('')}) ÷ ${words(beside.shares)}` : forward,
      { ok: true, value: answer.value },
      figureFormat('per_share', { currency: valuation.body.currency }),
    ),
    children: () => [
      { ...carried, label: messages.atBalanceDate(carried.label) },
      { ...given(rate), label: model.itemByName.get(rateLineOf(answer))?.label ?? rate },
      ahead,
      ...(beside ? [...beside.added, ...beside.subtracted, beside.shares].map(given) : []),
    ],
  };
}

function nodeOf(shown: ShownMethod, ref: FigureRef, parentKey: string): DerivationNode {
  const { valuation, answer, writing } = shown;
  const { model, evaluator, assumptions, carried, step } = answer;
  const { label, unit, figure, formula, kind, operands } = evaluator.explain(ref.name, ref.period);
  const key = `${parentKey}/${ref.name}@${ref.period ?? ''}`;
  const isInput = kind === 'input';
  const isRate = ref.name === carried.rate;
  const assumption = assumptions.find(({ input }) => input === ref.name);
  const units = { currency: valuation.body.currency, scale: writing.scale };
  return {
    key,
    label: ref.period === undefined ? label : `${label}, ${messages.yearNumber(ref.period)}`,
    formula: isInput
      ? isRate && step !== 0
        ? messages.rateFormula
        : null
      : formulaInWords(model, formula, { taken: namesOf(operands) }),
    figure: unit.kind === 'choice' ? null : figure,
    choice:
      unit.kind === 'choice' && typeof assumption?.value === 'string'
        ? assumption.value.replaceAll('_', ' ')
        : null,
    format: figureFormat(unit, units),
    notes: assumption ? [localReason(assumption.reason, writing.formatting)] : [],
    kind: isInput ? 'assumption' : 'line',
    children: () =>
      isRate
        ? rateNodes(shown, key)
        : isInput
          ? (assumption?.sources ?? []).map(({ line, period, currency, figure: filed }) =>
              filedNode({
                key: `${key}/${line}@${period}`,
                line,
                period,
                figure: filed,
                ...writing,
                currency,
              }),
            )
          : operands.map((operand) => nodeOf(shown, operand.ref, key)),
  };
}

/** What the rate of a method is made of: that of the model, and the step from it at an end of a range. */
function rateNodes({ valuation, answer, writing }: ShownMethod, key: string): readonly DerivationNode[] {
  const own = withoutNotes(modelNode(valuation, writing, { name: rateLineOf(answer) }, key));
  const { step } = answer;
  return [
    { ...own, label: messages.rateOfModel },
    ...(step === 0
      ? []
      : [
          computedNode(
            `${key}/step`,
            messages.step,
            null,
            { ok: true, value: step },
            { kind: 'rate', precision: 2, sign: 'always' },
          ),
        ]),
  ];
}
