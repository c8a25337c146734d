import { Icon, ScrollRegion } from '@finance-analyst/components';
import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { isoDate, type ValuePeriod } from '@finance-analyst/portfolio';
import { Fragment, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import analytics from '../screen/Analytics.module.css';
import { FigureTable } from '../screen/FigureTable.js';
import styles from './Returns.module.css';
import type { MeasuredReturn } from './returnMeasures.js';

/** A return with the question that it answers. */
export interface MeasureRow {
  readonly id: string;
  readonly name: string;
  readonly answers: string;
  readonly definition: string;
  readonly result: Result<MeasuredReturn>;
  /** What it was computed from. */
  readonly inputs: readonly (readonly [name: string, value: string])[];
  /** Flows are among its inputs. */
  readonly hasFlows: boolean;
}

/** The returns side by side; a row opens its definition and what it was computed from. */
export function MeasureTable({
  rows,
  period,
  currency,
  onAsk,
}: {
  readonly rows: readonly MeasureRow[];
  readonly period: Result<ValuePeriod>;
  readonly currency: string;
  /** Opens the transactions and prices of a return. */
  readonly onAsk: (row: MeasureRow) => void;
}): ReactElement {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string): void => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <ScrollRegion label={messages.tableOf(messages.returns)}>
      <table className={analytics['table']}>
        <thead>
          <tr>
            <th scope="col">{messages.measure}</th>
            <th scope="col">{messages.total}</th>
            <th scope="col">{messages.perYear}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const isOpen = open.has(row.id);
            const { result } = row;
            const explain = (): void => {
              onAsk(row);
            };
            return (
              <Fragment key={row.id}>
                <tr>
                  <th scope="row">
                    <button
                      type="button"
                      className={styles['name']}
                      aria-expanded={isOpen}
                      onClick={() => {
                        toggle(row.id);
                      }}
                    >
                      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
                      <span className={styles['words']}>
                        <span className={styles['title']}>{row.name}</span>
                        <span className={styles['answers']}>{row.answers}</span>
                      </span>
                    </button>
                  </th>
                  <td>
                    <Delta
                      kind="rate"
                      precision={2}
                      label={row.name}
                      onExplain={explain}
                      value={result.ok ? { ok: true, value: result.value.total } : result}
                    />
                  </td>
                  <td>
                    <Delta
                      kind="rate"
                      precision={2}
                      label={`${row.name}, ${messages.perYear}`}
                      onExplain={explain}
                      value={annualOf(result)}
                    />
                  </td>
                </tr>
                {isOpen && (
                  <tr className={styles['how']}>
                    <td colSpan={3}>
                      <p>{row.definition}</p>
                      <dl>
                        {row.inputs.map(([name, value]) => (
                          <div key={name}>
                            <dt>{name}</dt>
                            <dd>{value}</dd>
                          </div>
                        ))}
                      </dl>
                      {row.hasFlows && period.ok && (
                        <FlowRows id={row.id} period={period.value} currency={currency} />
                      )}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const annualOf = (result: Result<MeasuredReturn>): Result<number> => {
  if (!result.ok) return result;
  const { annual } = result.value;
  return annual === null ? { ok: false, reason: messages.lessThanAYear } : { ok: true, value: annual };
};

/** The deposits and withdrawals that a return was computed from. */
function FlowRows({
  id,
  period: { flows },
  currency,
}: {
  readonly id: string;
  readonly period: ValuePeriod;
  readonly currency: string;
}): ReactElement | null {
  const { formatDate } = useFigureFormat();
  if (flows.length === 0) return null;
  return (
    <details className={styles['flows']}>
      <summary>{messages.flowsCount(flows.length)}</summary>
      <div className={analytics['short']}>
        <FigureTable
          label={messages.flows}
          columns={[messages.day, `${messages.amount}, ${currency}`]}
          rows={flows.map(({ day, amount }, at) => ({
            id: `${id} ${at}`,
            label: formatDate(isoDate(day)),
            cells: [
              <Figure
                key="amount"
                kind="amount"
                precision={2}
                unit="hidden"
                sign="always"
                label={messages.amount}
                value={amount}
              />,
            ],
          }))}
        />
      </div>
    </details>
  );
}
