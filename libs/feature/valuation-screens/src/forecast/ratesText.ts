import { rowIdOfPeriod } from '@finance-analyst/documents';
import type { FigureFormatting, FigureScale } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { ForecastRow } from '../method/ForecastRow.js';
import { rowFormat } from '../method/rowFormat.js';
import { messages } from './messages.js';

/** A driver's rates in brief: `21.0%`, or `4.1–5.0%` if the years differ as shown. */
export function ratesText(
  { rows, body }: Pick<Valuation, 'rows' | 'body'>,
  row: Pick<ForecastRow, 'name' | 'unit'>,
  scale: FigureScale,
  format: FigureFormatting['format'],
): string {
  const rates = Array.from({ length: body.years }, (_, index) =>
    rows.get(rowIdOfPeriod(body, row.name, index + 1)),
  )
    .map((assumption) => assumption?.value)
    .filter((value) => typeof value === 'number');
  const least = Math.min(...rates);
  const most = Math.max(...rates);
  if (!Number.isFinite(least)) return '';
  const how = rowFormat(row, { currency: body.currency, scale });
  const written = format(least, how);
  const last = format(most, how);
  if (written === last) return written;
  const first = format(least, { ...how, unit: 'hidden' });
  return least < 0 ? messages.rangeInWords(first, last) : messages.range(first, last);
}
