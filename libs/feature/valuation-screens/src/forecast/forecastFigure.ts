import type { Result } from '@finance-analyst/foundation';
import type { Valuation } from '@finance-analyst/valuation';
import type { ForecastRow } from '../method/ForecastRow.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { signed } from '../method/signed.js';

/** A row's figure in a forecast period, 1 the first, with its sign in free cash flow. */
export function forecastFigure(
  { body, evaluator }: Pick<Valuation, 'body' | 'evaluator'>,
  row: ForecastRow,
  period: number,
): Result<number> {
  const start = methodViewOf(body.template).periodLines?.start;
  return row.notBeforeValuation !== undefined &&
    start !== undefined &&
    evaluator.number(start, period) < evaluator.number('valuation_date')
    ? { ok: false, reason: row.notBeforeValuation }
    : signed(row, evaluator.read(row.name, period));
}
