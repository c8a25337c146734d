import type { Valuation } from '@finance-analyst/valuation';
import type { ForecastRow } from '../method/ForecastRow.js';
import styles from './ForecastTable.module.css';
import { forecastYearLabel } from './forecastYearLabel.js';
import { messages } from './messages.js';

export type RefusedEntries = readonly { readonly period: number; readonly reason: string }[];

/** Under a driver: why entries that the person has left do not do. Each is read out at its own field. */
export function RefusedEntriesRow({
  valuation,
  row,
  refused,
  columns,
}: {
  readonly valuation: Valuation;
  readonly row: ForecastRow;
  readonly refused: RefusedEntries;
  /** How many columns the table has. */
  readonly columns: number;
}) {
  if (refused.length === 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} className={styles['refused']}>
        {refused
          .toSorted((one, other) => one.period - other.period)
          .map(({ period, reason }) => (
            <p key={period}>
              {messages.ofYears(row.fullLabel, forecastYearLabel(valuation, period), reason)}
            </p>
          ))}
      </td>
    </tr>
  );
}
