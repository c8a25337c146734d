import { rowIdOfPeriod } from '@finance-analyst/documents';
import { Icon } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ForecastRow } from '../method/ForecastRow.js';
import { plausibilityHint } from '../plausibility/plausibilityHint.js';
import type { ForecastTableProps } from './ForecastTableProps.js';
import styles from './ForecastTable.module.css';
import { forecastYearLabel } from './forecastYearLabel.js';
import { messages } from './messages.js';

/** Unusual entries of a driver, grouped by kind, below its row. Announced at each field. */
export function UnusualEntriesRow({
  valuation,
  scale,
  row,
  columns,
}: Pick<ForecastTableProps, 'valuation' | 'scale'> & {
  readonly row: ForecastRow;
  /** How many columns the table has. */
  readonly columns: number;
}) {
  const { format } = useFigureFormat();
  const yearsByHint = new Map<string, string[]>();
  for (let period = 1; period <= valuation.body.years; period += 1) {
    const assumption = valuation.rows.get(rowIdOfPeriod(valuation.body, row.name, period));
    const hint = assumption && plausibilityHint(assumption, { valuation, scale, format });
    if (!hint) continue;
    const year = forecastYearLabel(valuation, period);
    yearsByHint.set(hint, [...(yearsByHint.get(hint) ?? []), year]);
  }
  if (yearsByHint.size === 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} className={styles['unusual']}>
        {[...yearsByHint].map(([hint, years]) => (
          <p key={hint}>
            <Icon name="warning" /> {messages.ofYears(row.fullLabel, years.join(', '), hint)}
          </p>
        ))}
      </td>
    </tr>
  );
}
