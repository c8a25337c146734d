import { ScrollRegion } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from '../prose/Prose.module.css';
import { storedItems } from './storedItems.js';

/** Everything that is kept on the device, by the name under which the browser shows it. */
export function StoredTable(): ReactElement {
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
            {storedItems.map(({ name, kind, holds, place }) => (
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
