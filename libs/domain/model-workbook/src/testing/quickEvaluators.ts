import { evaluateQuickValuation, type QuickBasis, type QuickInputs } from '@finance-analyst/valuation';
import type { WorkbookCase } from './WorkbookCase.js';

const base = {
  revenue: 1000,
  growth: 0.08,
  years: 5,
  marginNow: 0.1,
  finalMargin: 0.15,
  multiple: 14,
  shareChange: -0.01,
  shares: 100,
  netDebt: 250,
  payout: 0.3,
  requiredReturn: 0.09,
  price: 20,
} as const;

/** Usual inputs, and inputs that give no value. */
const quickCases: readonly Omit<QuickInputs, 'basis'>[] = [
  base,
  { ...base, growth: -0.03, payout: 0, multiple: 22.5 },
  { ...base, finalMargin: -0.05 },
  { ...base, netDebt: 1e6 },
];

/** The quick valuation with each of these inputs. */
export const quickEvaluators = (basis: QuickBasis): WorkbookCase['evaluators'] =>
  quickCases.map((inputs) => {
    const evaluation = evaluateQuickValuation({ ...inputs, basis });
    if (!evaluation.ok) throw new Error('the inputs are incomplete');
    return evaluation.evaluator;
  }) as unknown as WorkbookCase['evaluators'];
