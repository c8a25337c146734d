import { marginPathTo } from '../questions/impliedMargin.js';
import type { Valuation } from '../saved-model/Valuation.js';
import { withFigure, withInputs } from '../saved-model/withInputs.js';
import type { ImpliedDriver } from './ImpliedDriver.js';

/** A model with a driver as a price, or its own value, implies it, all else equal. Its rows say what implies them. */
export function withDriver(
  valuation: Valuation,
  driver: ImpliedDriver,
  value: number,
  by: 'price' | 'value',
): Valuation {
  const reason = `Implied by the ${by}.`;
  switch (driver) {
    case 'growth':
      return withInputs(valuation, { revenue_growth: value }, reason);
    case 'margin':
      return withFinalMargin(valuation, value, reason);
    case 'new_capital':
      return withInputs(valuation, { ronic_method: 'given', given_ronic: value }, reason);
    case 'exit_multiple':
      return withInputs(
        valuation,
        { terminal_method: 'market_multiple', exit_metric: 'ebitda', exit_multiple: value },
        reason,
      );
  }
}

function withFinalMargin(valuation: Valuation, final: number, reason: string): Valuation {
  const evaluator = valuation.evaluator.fork();
  const rows = new Map(valuation.rows);
  [...marginPathTo(valuation, final)].forEach(([id, margin], index) => {
    evaluator.set('operating_margin', margin, index + 1);
    const row = valuation.rows.get(id);
    if (row) rows.set(id, withFigure(row, margin, reason));
  });
  return { ...valuation, evaluator, rows };
}
