import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';

const tolerance = 1e-6;
const mostRounds = 100;

/**
 * The debt share of capital that agrees with the value of equity that the model finds with it: weight → value →
 * weight until it moves by less than 1e-6. Null where the model finds no positive equity or does not settle.
 */
export function ownDebtWeight(inputs: InputValues, years: number, debt: number): number | null {
  if (debt === 0) return 0;
  const created = createEvaluator(freeCashFlowToFirmModel(years), { ...inputs, debt_weight: 0 });
  if (!created.ok) return null;
  const { evaluator } = created;
  let weight = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const equity = evaluator.number('equity_value');
    if (!(equity > 0)) return null;
    const next = debt / (debt + equity);
    if (Math.abs(next - weight) < tolerance) return next;
    weight = next;
    evaluator.set('debt_weight', weight);
  }
  return null;
}
