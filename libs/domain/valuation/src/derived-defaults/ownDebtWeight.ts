import type { Result } from '@finance-analyst/foundation';
import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';

const tolerance = 1e-6;
const mostRounds = 100;

const noEquity: Result<number> = {
  ok: false,
  reason: 'the model has no positive equity value to weight debt against',
};

/**
 * The debt share of capital that is consistent with the model's equity value: weight → value →
 * weight until the change is below 1e-6.
 */
export function ownDebtWeight(inputs: InputValues, years: number, debt: number): Result<number> {
  if (debt === 0) return { ok: true, value: 0 };
  const created = createEvaluator(freeCashFlowToFirmModel(years), { ...inputs, debt_weight: 0 });
  if (!created.ok) return { ok: false, reason: 'the model cannot be computed with these assumptions' };
  const { evaluator } = created;
  let weight = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const equity = evaluator.number('equity_value');
    if (!(equity > 0)) return noEquity;
    const next = debt / (debt + equity);
    if (!Number.isFinite(next)) return noEquity;
    if (Math.abs(next - weight) < tolerance) return { ok: true, value: next };
    weight = next;
    evaluator.set('debt_weight', weight);
  }
  return { ok: false, reason: 'the debt weight and the model’s equity value do not converge' };
}
