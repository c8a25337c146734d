import { ScrollRegion } from '@finance-analyst/components';
import type { PortfolioAccount } from '@finance-analyst/documents';
import { Figure } from '@finance-analyst/figures';
import { Fragment, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { HoldingGroup } from './HoldingRow.js';
import { HoldingTableRow } from './HoldingTableRow.js';
import { LotRows } from './LotRows.js';
import styles from './Holdings.module.css';

/** The holdings in their groups; a row opens its lots. */
export function HoldingsTable({
  groups,
  accounts,
}: {
  readonly groups: readonly HoldingGroup[];
  readonly accounts: readonly PortfolioAccount[];
}): ReactElement {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string): void => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  return (
    <ScrollRegion label={messages.tableOfHoldings}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{messages.name}</th>
            <th scope="col">{messages.value}</th>
            <th scope="col">{messages.weight}</th>
            <th scope="col">{messages.gain}</th>
            <th scope="col">{messages.dayGain}</th>
            <th scope="col">{messages.quantity}</th>
            <th scope="col">{messages.price}</th>
            <th scope="col">{messages.cost}</th>
            <th scope="col">{messages.priceGain}</th>
            <th scope="col">{messages.currencyGain}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            {group.title !== null && (
              <tr className={styles['group']}>
                <th scope="rowgroup">
                  <span>{group.title}</span>
                </th>
                <td>
                  <Figure kind="amount" precision={2} unit="hidden" value={group.value} label={group.title} />
                </td>
                <td>
                  <Figure kind="rate" value={group.weight} label={messages.weight} />
                </td>
                <td colSpan={7} />
              </tr>
            )}
            {group.rows.map((row) => {
              const key = `${group.id} ${row.id}`;
              const isOpen = open.has(key);
              return (
                <Fragment key={row.id}>
                  <HoldingTableRow
                    row={row}
                    isOpen={isOpen}
                    onToggle={() => {
                      toggle(key);
                    }}
                  />
                  {isOpen && <LotRows row={row} accounts={accounts} />}
                </Fragment>
              );
            })}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  );
}
