import { rowIdOfPeriod } from '@finance-analyst/documents';
import type { FigureFormatting } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { driverFormat, type ForecastRow } from './forecastRows.js';
import { messages } from './messages.js';

/** A driver's rates in brief: `21.0%`, or `4.1–5.0%` if the years differ as shown. */
export function ratesText(
  { rows, body }: Pick<Valuation, 'rows' | 'body'>,
  { name }: Pick<ForecastRow, 'name'>,
  format: FigureFormatting['format'],
): string {
  const rates = Array.from({ length: body.years }, (_, index) =>
    rows.get(rowIdOfPeriod(body, name, index + 1)),
  )
    .map((assumption) => assumption?.value)
    .filter((value) => typeof value === 'number');
  const least = Math.min(...rates);
  const most = Math.max(...rates);
  if (!Number.isFinite(least)) return '';
  const written = format(least, driverFormat);
  const last = format(most, driverFormat);
  if (written === last) return written;
  const first = format(least, { ...driverFormat, unit: 'hidden' });
  return least < 0 ? messages.rangeInWords(first, last) : messages.range(first, last);
}
