import { Button, ScrollRegion } from '@finance-analyst/components';
import type { PortfolioAccount } from '@finance-analyst/documents';
import { Delta, Figure } from '@finance-analyst/figures';
import { Fragment, useState, type ReactElement, type ReactNode } from 'react';
import { messages } from '../messages.js';
import { dayMove } from './dayMove.js';
import type { HoldingColumns } from './HoldingColumns.js';
import type { HoldingGroup, HoldingRow } from './HoldingRow.js';
import { firstRows } from './firstRows.js';
import { HoldingTableRow } from './HoldingTableRow.js';
import { LotRows } from './LotRows.js';
import styles from './Holdings.module.css';
import { useDayRange } from './useDayRange.js';
import { useGrowingCount } from './useGrowingCount.js';

/** The holdings in their groups, the first of them until the end comes into view; a row opens its lots, if they are shown. */
export function HoldingsTable<Row extends HoldingRow, Group extends HoldingGroup<Row>>({
  label = messages.tableOfHoldings,
  groups,
  titleOf = ({ title }) => <span>{title}</span>,
  details,
  more,
}: {
  readonly label?: string;
  readonly groups: readonly Group[];
  /** The heading of a group that has a title. */
  readonly titleOf?: (group: Group) => ReactNode;
  /** What the lots of a row need, whose accounts are null while they are not known; null for a table without lots and the parts of gains. */
  readonly details: {
    readonly accounts: readonly PortfolioAccount[] | null;
    /** ISO date. */
    readonly today: string;
    readonly onTrySale?: ((row: HoldingRow) => void) | undefined;
  } | null;
  /** Further columns. */
  readonly more?: HoldingColumns<Row> | null;
}): ReactElement {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const { shown, end, showAll } = useGrowingCount(count);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string): void => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  const { days } = dayMove(groups.flatMap(({ rows }) => rows.flatMap(({ holdings }) => holdings)));
  const range = useDayRange()(days);
  const amount = { kind: 'amount', precision: 2, unit: 'hidden' } as const;
  return (
    <ScrollRegion label={label}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{messages.name}</th>
            <th scope="col">{messages.value}</th>
            <th scope="col">{messages.weight}</th>
            <th scope="col">{messages.gain}</th>
            <th scope="col">{messages.gainOnCost}</th>
            <th scope="col">
              {messages.dayGain}
              {range !== undefined && <span className={styles['detail']}>{range}</span>}
            </th>
            <th scope="col">{messages.quantity}</th>
            <th scope="col">{messages.price}</th>
            <th scope="col">{messages.cost}</th>
            {details && <th scope="col">{messages.priceGain}</th>}
            {details && <th scope="col">{messages.currencyGain}</th>}
            {more?.titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {firstRows(groups, shown).map((group) => (
          <tbody key={group.id}>
            {group.title !== null && (
              <tr className={styles['group']}>
                <th scope="rowgroup">{titleOf(group)}</th>
                <td>
                  <Figure {...amount} value={group.value} label={group.title} />
                </td>
                <td>
                  <Figure kind="rate" value={group.weight} label={messages.weight} />
                </td>
                <td>
                  <Delta {...amount} value={group.gain} label={messages.gain} />
                </td>
                <td>
                  <Delta kind="rate" value={group.gainRate} label={messages.gainOnCost} />
                </td>
                <td>
                  <Delta {...amount} value={group.dayGain} label={messages.dayGain} />
                </td>
                <td colSpan={2} />
                <td>
                  <Figure {...amount} value={group.cost} label={messages.cost} />
                </td>
                {details && (
                  <>
                    <td>
                      <Delta {...amount} value={group.priceGain} label={messages.priceGain} />
                    </td>
                    <td>
                      <Delta {...amount} value={group.currencyGain} label={messages.currencyGain} />
                    </td>
                  </>
                )}
                {more && <td colSpan={more.titles.length} />}
              </tr>
            )}
            {group.rows.map((row) => {
              const key = `${group.id} ${row.id}`;
              const isOpen = open.has(key);
              return (
                <Fragment key={row.id}>
                  <HoldingTableRow
                    row={row}
                    day={days?.[1] ?? null}
                    isOpen={isOpen}
                    more={more?.cellsOf(row)}
                    onToggle={
                      details &&
                      (() => {
                        toggle(key);
                      })
                    }
                  />
                  {isOpen && details && <LotRows row={row} {...details} />}
                </Fragment>
              );
            })}
          </tbody>
        ))}
        {shown < count && (
          <tbody>
            <tr ref={end} className={styles['group']}>
              <th scope="row">
                {messages.rowsShown(shown, count)}{' '}
                <Button variant="link" onPress={showAll}>
                  {messages.showAll(count)}
                </Button>
              </th>
              <td colSpan={(details ? 10 : 8) + (more?.titles.length ?? 0)} />
            </tr>
          </tbody>
        )}
      </table>
    </ScrollRegion>
  );
}
