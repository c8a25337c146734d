import { describeMoment, useFigureFormat } from '@finance-analyst/figures';
import type { DocumentRow } from '@finance-analyst/workspace';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import type { Prices } from '../quotes/Prices.js';
import { RecentModelRow } from './RecentModelRow.js';
import styles from './RecentModelsTable.module.css';
import type { ModelValue } from './ModelValue.js';

export interface RecentModelsTableProps {
  readonly rows: readonly DocumentRow[];
  /** Each model's value per share. */
  readonly valueOf: (row: DocumentRow) => ModelValue;
  readonly prices: Prices;
  readonly now: Date;
  readonly onExport: (row: DocumentRow) => void;
  readonly onRemove: (row: DocumentRow) => void;
}

/** Saved models with their value per share and latest price. */
export function RecentModelsTable({
  rows,
  valueOf,
  prices,
  now,
  onExport,
  onRemove,
}: RecentModelsTableProps): ReactElement {
  const formatting = useFigureFormat();
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{messages.company}</th>
            <th scope="col">{messages.value}</th>
            <th scope="col">{messages.price}</th>
            <th scope="col">{messages.upside}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RecentModelRow
              key={row.id}
              row={row}
              {...valueOf(row)}
              prices={prices}
              savedAt={describeMoment(row.updatedAt, now, formatting)}
              onExport={() => {
                onExport(row);
              }}
              onRemove={() => {
                onRemove(row);
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
