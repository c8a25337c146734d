import type { FigureFormat } from '@finance-analyst/figures';
import { createEvaluator, type Evaluator, type Figure } from '@finance-analyst/model-engine';
import { formulaInWords, impliedRevenueGrowth, sensitivityGrid } from '@finance-analyst/valuation';
import { messages } from '../messages.js';
import { exampleInputs, exampleModel, examplePrice } from './exampleInputs.js';
import { figureFormatOf } from './figureFormatOf.js';

export const exampleIds = [
  'year-one',
  'value',
  'cost-of-capital',
  'terminal-value',
  'implied-growth',
  'sensitivity',
] as const;
export type ExampleId = (typeof exampleIds)[number];

/** A line of a worked example: label, formula and figure. */
export interface ExampleLine {
  readonly label: string;
  /** Empty for a given figure. */
  readonly formula: string;
  readonly figure: Figure | { readonly ok: true; readonly value: number };
  readonly format: FigureFormat;
}

/** Formats a rate in the reader's locale. */
export type WriteRate = (rate: number) => string;

export interface WorkedExample {
  readonly id: ExampleId;
  readonly title: string;
  readonly lines: readonly ExampleLine[];
}

function exampleEvaluator(): Evaluator {
  const created = createEvaluator(exampleModel, exampleInputs);
  if (!created.ok) throw new Error(created.problems.map((problem) => problem.message).join(' '));
  return created.evaluator;
}

/** One line of the model: label, formula and figure. */
function lineOf(evaluator: Evaluator, name: string, period?: number): ExampleLine {
  const { model } = evaluator;
  const item = model.itemByName.get(name);
  if (!item) throw new Error(`The model has no ${name}.`);
  const line = model.lines.find((definition) => definition.name === name);
  const formula = line ? formulaInWords(model, line.formula) : '';
  return {
    label: item.label,
    formula,
    figure: evaluator.read(name, period),
    format: figureFormatOf(item.unit.kind),
  };
}

const yearOne = [
  'revenue',
  'ebita',
  'operating_taxes',
  'nopat',
  'reinvestment',
  'free_cash_flow',
  'discount_years',
  'discount_factor',
  'present_value',
];
const toValue = [
  'present_value_of_cash_flows',
  'present_value_of_terminal_value',
  'enterprise_value',
  'cash',
  'debt',
  'equity_value',
  'shares_outstanding',
  'value_per_share',
];
const costOfCapital = [
  'risk_free_rate',
  'beta_used',
  'equity_risk_premium',
  'country_risk_premium',
  'specific_premium',
  'cost_of_equity',
  'cost_of_debt',
  'interest_tax_rate',
  'debt_weight',
  'wacc',
];
const terminal = [
  'terminal_growth',
  'ronic',
  'terminal_nopat',
  'terminal_reinvestment_rate',
  'terminal_wacc',
  'terminal_value',
  'present_value_of_terminal_value',
  'terminal_share',
];

const rate = figureFormatOf('rate');
const perShare = figureFormatOf('per_share');

function impliedGrowthLines(evaluator: Evaluator): readonly ExampleLine[] {
  const growth = impliedRevenueGrowth(evaluator, examplePrice);
  const trial = evaluator.fork();
  if (growth.ok) trial.set('revenue_growth', growth.value);
  return [
    lineOf(evaluator, 'value_per_share'),
    {
      label: messages.examplePrice,
      formula: '',
      figure: { ok: true, value: examplePrice },
      format: perShare,
    },
    { label: messages.exampleImplied, formula: '', figure: growth, format: rate },
    { ...lineOf(trial, 'value_per_share'), label: messages.exampleAtGrowth, formula: '' },
  ];
}

function sensitivityLines(evaluator: Evaluator, writeRate: WriteRate): readonly ExampleLine[] {
  const costs = [0.075, 0.085, 0.095];
  const grid = sensitivityGrid(evaluator, {
    rows: { input: 'given_wacc', values: costs },
    columns: { input: 'terminal_growth', values: [Number(exampleInputs['terminal_growth'])] },
    output: { name: 'value_per_share' },
    fixed: { wacc_method: 'given' },
  });
  return costs.map((cost, row) => ({
    label: messages.exampleAtCost(writeRate(cost)),
    formula: '',
    figure: grid[row]?.[0] ?? { ok: false, reason: '' },
    format: perShare,
  }));
}

/** The guide's examples, computed by the same code as the screens. */
export function workedExample(id: ExampleId, writeRate: WriteRate): WorkedExample {
  const evaluator = exampleEvaluator();
  const lines = (names: readonly string[], period?: number) =>
    names.map((name) => lineOf(evaluator, name, period));
  const linesOf: Readonly<Record<ExampleId, () => readonly ExampleLine[]>> = {
    'year-one': () => lines(yearOne, 1),
    value: () => lines(toValue),
    'cost-of-capital': () => lines(costOfCapital),
    'terminal-value': () => lines(terminal),
    'implied-growth': () => impliedGrowthLines(evaluator),
    sensitivity: () => sensitivityLines(evaluator, writeRate),
  };
  return { id, title: messages.exampleTitles[id], lines: linesOf[id]() };
}
