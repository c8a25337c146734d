import { localReason, type FigureFormatting, type FigureScale } from '@finance-analyst/figures';
import type { FigureRef } from '@finance-analyst/model-engine';
import type { OtherMethodName, OtherMethodValue } from '@finance-analyst/valuation';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import { filedNode } from '../derivation/filedNode.js';
import { formulaInWords } from '../derivation/readableFormula.js';
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
  answer: OtherMethodValue,
  writing: Writing,
): DerivationNode {
  const { line, rate, years, yearsEarlier, beside } = answer.carried;
  const given = (name: string): DerivationNode => nodeOf(answer, writing, { name }, method);
  return {
    key: method,
    label: messages.of(messages.valuePerShare, messages.names[method]),
    formula: messages.carried[method],
    figure: { ok: true, value: answer.value },
    choice: null,
    format: figureFormat('per_share', writing),
    notes: [],
    kind: 'computed',
    children: () => [
      given(line),
      given(rate),
      {
        key: `${method}/years`,
        label: messages.years,
        formula: null,
        figure: { ok: true, value: years + yearsEarlier },
        choice: null,
        format: { kind: 'number', precision: 2 },
        notes: yearsEarlier === 0 ? [] : [messages.yearsEarlier],
        kind: 'computed',
        children: () => [],
      },
      ...(beside ? [...beside.added, ...beside.subtracted, beside.shares].map(given) : []),
    ],
  };
}

function nodeOf(
  answer: OtherMethodValue,
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
    formula: isInput ? null : formulaInWords(model, formula),
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
