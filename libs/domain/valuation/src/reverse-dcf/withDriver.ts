import type { AssumptionRow } from '@finance-analyst/documents';
import { marginPathTo } from '../questions/impliedMargin.js';
import type { Valuation } from '../saved-model/Valuation.js';
import type { ImpliedDriver } from './ImpliedDriver.js';

/** A model with a driver as a price implies it, all else equal. Its rows say what the price implies. */
export function withDriver(valuation: Valuation, driver: ImpliedDriver, value: number): Valuation {
  const evaluator = valuation.evaluator.fork();
  const rows = new Map(valuation.rows);
  const imply = (row: AssumptionRow, implied: number | string): void => {
    const { provenance: _filed, ...plain } = row;
    rows.set(row.id, { ...plain, value: implied, edited: false, reason: 'Implied by the price.' });
  };
  const implyInput = (input: string, implied: number | string): void => {
    evaluator.set(input, implied);
    for (const row of valuation.rows.values()) if (row.input === input) imply(row, implied);
  };
  switch (driver) {
    case 'growth':
      implyInput('revenue_growth', value);
      break;
    case 'margin':
      [...marginPathTo(valuation, value)].forEach(([id, margin], index) => {
        evaluator.set('operating_margin', margin, index + 1);
        const row = valuation.rows.get(id);
        if (row) imply(row, margin);
      });
      break;
    case 'new_capital':
      implyInput('ronic_method', 'given');
      implyInput('given_ronic', value);
      break;
    case 'exit_multiple':
      implyInput('terminal_method', 'market_multiple');
      implyInput('exit_metric', 'ebitda');
      implyInput('exit_multiple', value);
      break;
  }
  return { ...valuation, evaluator, rows };
}
