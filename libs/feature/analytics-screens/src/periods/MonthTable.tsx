import { ScrollRegion } from '@finance-analyst/components';
import { Figure } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messages } from '../messages.js';
import { readSelection, writeSelection } from '../selection/AnalyticsSelection.js';
import { periodDays } from './periodDays.js';
import styles from './Periods.module.css';
import type { PeriodRow } from './periodRows.js';

const strongestPercent = 42;
/** Full color starts at least this far from zero, so that small differences stay pale. */
const nearestFull = 0.03;

/** The return of each month, a year to a row, colored from loss to gain. */
export function MonthTable({
  months,
  years,
}: {
  readonly months: readonly PeriodRow[];
  readonly years: readonly PeriodRow[];
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
          {years.toReversed().map(({ id, year, total }) => (
            <tr key={id}>
              <th scope="row">{year}</th>
              {messages.months.map((month, at) => {
                const row = byId.get(`${year}-${String(at + 1).padStart(2, '0')}`);
                return row ? (
                  <td key={month} {...toneOf(row.total, full)}>
                    <PeriodLink id={row.id} name={`${month} ${year}`}>
                      <Figure kind="rate" unit="hidden" label={`${month} ${year}`} value={row.total} />
                    </PeriodLink>
                  </td>
                ) : (
                  <td key={month} />
                );
              })}
              <td>
                <PeriodLink id={id} name={year}>
                  <Figure kind="rate" unit="hidden" emphasis="strong" label={year} value={total} />
                </PeriodLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Opens a month or a year as the window, which shows what its figures are computed from. */
function PeriodLink({
  id,
  name,
  children,
}: {
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement {
  const [query] = useSearchParams();
  const next = writeSelection(query, { ...readSelection(query), window: 'custom', ...periodDays(id) });
  return (
    <Link className={styles['open']} to={{ search: next.toString() }} title={messages.openPeriod(name)}>
      {children}
    </Link>
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
