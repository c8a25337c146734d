import { ScrollRegion } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { CSSProperties, ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './Periods.module.css';
import type { PeriodRow } from './periodRows.js';

const strongestPercent = 42;
/** Full color starts at least this far from zero, so that small differences stay pale. */
const nearestFull = 0.03;

/** The return of each month, a year to a row, colored from loss to gain. */
export function MonthTable({
  months,
  years,
  onAsk,
}: {
  readonly months: readonly PeriodRow[];
  readonly years: readonly PeriodRow[];
  /** Opens the rows of a month or a year. */
  readonly onAsk: (period: PeriodRow) => void;
}): ReactElement {
  const byId = new Map(months.map((row) => [row.id, row]));
  const full = Math.max(nearestFull, ...months.map(({ total }) => (total.ok ? Math.abs(total.value) : 0)));
  return (
    <ScrollRegion label={messages.monthsTable}>
      <table className={styles['months']}>
        <thead>
          <tr>
            <th scope="col">{messages.year}</th>
            {messages.months.map((month) => (
              <th key={month} scope="col">
                {month}
              </th>
            ))}
            <th scope="col">{messages.year}</th>
          </tr>
        </thead>
        <tbody>
          {years.toReversed().map((whole) => (
            <tr key={whole.id}>
              <th scope="row">{whole.id}</th>
              {messages.months.map((month, at) => {
                const row = byId.get(`${whole.id}-${String(at + 1).padStart(2, '0')}`);
                return row ? (
                  <td key={month} {...toneOf(row.total, full)}>
                    <Figure
                      kind="rate"
                      unit="hidden"
                      label={`${month} ${whole.id}`}
                      onExplain={
                        row.total.ok
                          ? () => {
                              onAsk(row);
                            }
                          : undefined
                      }
                      value={row.total}
                    />
                  </td>
                ) : (
                  <td key={month} />
                );
              })}
              <td>
                <Figure
                  kind="rate"
                  unit="hidden"
                  emphasis="strong"
                  label={whole.id}
                  onExplain={
                    whole.total.ok
                      ? () => {
                          onAsk(whole);
                        }
                      : undefined
                  }
                  value={whole.total}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function toneOf(
  total: Result<number>,
  full: number,
): { readonly 'data-side'?: 'above' | 'below'; readonly style?: CSSProperties } {
  if (!total.ok || total.value === 0) return {};
  const percent = (Math.min(Math.abs(total.value) / full, 1) * strongestPercent).toFixed(1);
  return {
    'data-side': total.value > 0 ? 'above' : 'below',
    style: { '--strength': `${percent}%` } as CSSProperties,
  };
}
