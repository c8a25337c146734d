import { localReason, type FigureFormatting, type FigureScale } from '@finance-analyst/figures';
import { labelledFormula, type FigureRef } from '@finance-analyst/model-engine';
import type { OtherMethodAnswer, OtherMethodName } from '@finance-analyst/valuation';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { filedNode } from '../derivation/filedNode.js';
import { messages as derivationMessages } from '../derivation/messages.js';
import { figureFormat } from '../model/figureFormat.js';
import { messages } from './messages.js';

interface Writing {
  readonly currency: string;
  readonly scale: FigureScale;
  readonly formatting: Pick<FigureFormatting, 'format' | 'formatDate'>;
}

/** The derivation of the value per share by another method, from its formulas down to the filings. */
export function otherMethodNode(
  method: OtherMethodName,
  answer: OtherMethodAnswer,
  writing: Writing,
): DerivationNode {
  const value = { name: 'value_per_share' };
  if (answer.carriedYears === 0) return nodeOf(answer, writing, value, method);
  const perShare = figureFormat('per_share', writing);
  return {
    key: method,
    label: messages.of(messages.valuePerShare, messages.names[method]),
    formula: messages.carried,
    figure: { ok: true, value: answer.middle },
    choice: null,
    format: perShare,
    notes: [],
    kind: 'computed',
    children: () => [
      nodeOf(answer, writing, value, method),
      nodeOf(answer, writing, { name: 'given_cost_of_equity' }, method),
      {
        key: `${method}/years`,
        label: messages.years,
        formula: null,
        figure: { ok: true, value: answer.carriedYears },
        choice: null,
        format: { kind: 'number', precision: 2 },
        notes: [],
        kind: 'computed',
        children: () => [],
      },
    ],
  };
}

function nodeOf(
  answer: OtherMethodAnswer,
  writing: Writing,
  ref: FigureRef,
  parentKey: string,
): DerivationNode {
  const { model, evaluator, assumptions } = answer;
  const { label, unit, figure, formula, kind, operands } = evaluator.explain(ref.name, ref.period);
  const key = `${parentKey}/${ref.name}@${ref.period ?? ''}`;
  const isInput = kind === 'input';
  const assumption = assumptions.find(({ input }) => input === ref.name);
  return {
    key,
    label: ref.period === undefined ? label : `${label}, ${messages.yearNumber(ref.period)}`,
    formula: isInput
      ? null
      : labelledFormula(model, formula).replace(/\[−1\]/gu, ` ${derivationMessages.ofTheYearBefore}`),
    figure: unit.kind === 'choice' ? null : figure,
    choice:
      unit.kind === 'choice' && typeof assumption?.value === 'string'
        ? assumption.value.replaceAll('_', ' ')
        : null,
    format: figureFormat(unit, writing),
    notes: assumption ? [localReason(assumption.reason, writing.formatting)] : [],
    kind: isInput ? 'assumption' : 'line',
    children: () =>
      isInput
        ? (assumption?.sources ?? []).map(({ line, period, currency, figure: filed }) =>
            filedNode({ key: `${key}/${line}@${period}`, line, period, figure: filed, ...writing, currency }),
          )
        : operands.map((operand) => nodeOf(answer, writing, operand.ref, key)),
  };
}
