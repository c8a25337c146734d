import type { Result } from '@finance-analyst/foundation';
import type { Evaluator } from '@finance-analyst/model-engine';
import { quickFigure } from './quickFigure.js';

/**
 * The exit multiple at which the price earns exactly the required return, all else equal:
 * ((price − discounted dividends) × (1 + required return)^years × shares + net debt) ÷ income, in the final year.
 */
export function quickImpliedMultiple(evaluator: Evaluator, price: number): Result<number> {
  const years = evaluator.model.timeline.forecastPeriods;
  const income = evaluator.number('income', years);
  const exit = quickFigure(evaluator, 'exit_value');
  if (!exit.ok) return exit;
  const exitPrice =
    (price - evaluator.number('discounted_dividends')) / evaluator.number('discount_factor', years);
  if (exitPrice <= 0)
    return { ok: false, reason: 'The dividends alone are worth the price at the required return.' };
  const netDebt = evaluator.model.itemByName.has('net_debt') ? evaluator.number('net_debt') : 0;
  const multiple = (exitPrice * evaluator.number('shares', years) + netDebt) / income;
  return multiple > 0
    ? { ok: true, value: multiple }
    : { ok: false, reason: 'Net cash alone exceeds the equity value at exit that the price implies.' };
}
