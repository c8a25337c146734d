import type { Evaluator } from '@finance-analyst/model-engine';
import type { QuickHandOver } from './QuickHandOver.js';
import type { QuickBasis } from './QuickInputs.js';

/** The inputs a case passes to the free cash flow model. */
export function quickHandOverOf(evaluator: Evaluator, basis: QuickBasis): QuickHandOver {
  const years = evaluator.model.timeline.forecastPeriods;
  const isOperating = basis === 'operating-income';
  return {
    years,
    growth: evaluator.number('revenue_growth'),
    operatingMargins: isOperating
      ? Array.from({ length: years }, (_, index) => evaluator.number('margin', index + 1))
      : null,
    exitMultiple: isOperating ? evaluator.number('multiple') : null,
  };
}
