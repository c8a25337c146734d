import { ScrollRegion } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from '../prose/Prose.module.css';
import type { StoredItem } from './storedItems.js';

export interface StoredTableProps {
  readonly items: readonly StoredItem[];
}

/** Everything stored on the device, by its name in the browser's tools. */
export function StoredTable({ items }: StoredTableProps): ReactElement {
  return (
    <div className={styles['wide']}>
      <ScrollRegion label={messages.tableOf(messages.storedHere)}>
        <table aria-label={messages.storedHere}>
          <thead>
            <tr>
              <th scope="col">{messages.storedName}</th>
              <th scope="col">{messages.storedIn}</th>
              <th scope="col">{messages.storedHolds}</th>
              <th scope="col">{messages.storedPart}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ name, kind, holds, place }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{messages.storageKinds[kind]}</td>
                <td>{holds}</td>
                <td>{messages.places[place]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
