import { quickFigure, type QuickInput } from '@finance-analyst/valuation';
import type { FigureResult } from '@finance-analyst/figures';
import { labelledFormula, type Evaluator, type FigureRef } from '@finance-analyst/model-engine';
import type { DerivationNode } from '../derivation/DerivationNode.js';
import type { EvaluatedCase } from './casesOf.js';
import { caseField } from './caseField.js';
import { commonField } from './commonField.js';
import { inputName, messages } from './messages.js';
import type { ToolCase, ToolEntries, ToolField } from './ToolEntries.js';
import { toolFormat } from './toolFormat.js';
import type { ToolTarget } from './ToolTarget.js';

/** The entry behind each input of the formulas. */
const entriesOfInputs = {
  revenue_now: 'revenue',
  revenue_growth: 'growth',
  margin_now: 'marginNow',
  final_margin: 'finalMargin',
  multiple: 'multiple',
  share_change: 'shareChange',
  shares_now: 'shares',
  net_debt: 'netDebt',
  payout: 'payout',
  required_return: 'requiredReturn',
} as const satisfies Readonly<Record<string, QuickInput>>;

const isInput = (name: string): name is keyof typeof entriesOfInputs => name in entriesOfInputs;

interface Explaining {
  readonly entries: ToolEntries;
  readonly toolCase: ToolCase;
  /** Where a field's value is from. */
  readonly sourceOf: (field: ToolField) => string;
}

function fieldOf(name: keyof typeof entriesOfInputs, { entries, toolCase }: Explaining): ToolField {
  const input = entriesOfInputs[name];
  return input === 'growth' || input === 'finalMargin' || input === 'multiple'
    ? caseField(input, toolCase, entries.basis)
    : commonField(input, entries.basis);
}

function notesOf(name: string, explaining: Explaining): readonly string[] {
  if (!isInput(name)) return [];
  const field = fieldOf(name, explaining);
  if (explaining.entries.values[field] === undefined) return [messages.sameAsFinal];
  return [explaining.sourceOf(field)];
}

function modelNode(
  evaluator: Evaluator,
  explaining: Explaining,
  ref: FigureRef,
  parentKey: string,
): DerivationNode {
  const derivation = evaluator.explain(ref.name, ref.period);
  const key = `${parentKey}/${ref.name}@${ref.period ?? ''}`;
  const isGiven = derivation.kind === 'input';
  const when =
    ref.period === undefined
      ? ''
      : `, ${ref.period === 0 ? messages.now.toLowerCase() : messages.year(ref.period).toLowerCase()}`;
  return {
    key,
    label: `${derivation.label}${when}`,
    formula: isGiven
      ? null
      : labelledFormula(evaluator.model, derivation.formula).replace(
          /\[−1\]/gu,
          ` ${messages.ofTheYearBefore}`,
        ),
    figure: quickFigure(evaluator, ref.name, ref.period),
    choice: null,
    format: toolFormat(derivation.unit.kind, explaining.entries),
    notes: notesOf(ref.name, explaining),
    kind: isGiven ? 'assumption' : 'line',
    children: () => derivation.operands.map((operand) => modelNode(evaluator, explaining, operand.ref, key)),
  };
}

const answers = {
  upside: { label: messages.upside, formula: messages.upsideFormula, unit: 'rate' },
  impliedReturn: { label: messages.impliedReturn, formula: messages.returnFormula, unit: 'rate' },
  impliedGrowth: { label: messages.impliedGrowth, formula: messages.growthFormula, unit: 'rate' },
  impliedMultiple: { label: messages.impliedMultiple, formula: messages.multipleFormula, unit: 'multiple' },
} as const;

/** The derivation of a figure down to the entries; null if the case has no figures. */
export function explainTool(
  { evaluation, answer }: EvaluatedCase,
  target: ToolTarget,
  explaining: Explaining,
): DerivationNode | null {
  if (!evaluation.ok || !answer) return null;
  const { evaluator } = evaluation;
  if (target.kind === 'model')
    return modelNode(
      evaluator,
      explaining,
      { name: target.name, ...(target.period === undefined ? {} : { period: target.period }) },
      '',
    );
  const { label, formula, unit } = answers[target.name];
  const { entries, sourceOf } = explaining;
  const { price } = entries.values;
  const paid: FigureResult =
    price === undefined ? { ok: false, reason: messages.noPriceMessage } : { ok: true, value: price };
  const parts = {
    upside: ['value_per_share'],
    impliedReturn: ['exit_price', 'discounted_dividends'],
    impliedGrowth: ['value_per_share'],
    impliedMultiple: ['value_per_share'],
  }[target.name];
  return {
    key: target.name,
    label,
    formula,
    figure: answer[target.name],
    choice: null,
    format: toolFormat(unit, entries),
    notes: [],
    kind: 'computed',
    children: () => [
      {
        key: `${target.name}/price`,
        label: inputName('price', entries.basis),
        formula: null,
        figure: paid,
        choice: null,
        format: toolFormat('per_share', entries),
        notes: [sourceOf('price')],
        kind: 'price',
        children: () => [],
      },
      ...parts.map((name) => modelNode(evaluator, explaining, { name }, target.name)),
    ],
  };
}
