import { ScrollRegion } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from '../prose/Prose.module.css';
import type { NetworkCall } from './networkCalls.js';

export interface CallTableProps {
  readonly label: string;
  readonly calls: readonly NetworkCall[];
}

/** The calls the page makes: to whom, when, and with what data. */
export function CallTable({ label, calls }: CallTableProps): ReactElement {
  return (
    <div className={styles['wide']}>
      <ScrollRegion label={messages.tableOf(label)}>
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{messages.callTo}</th>
              <th scope="col">{messages.callWhen}</th>
              <th scope="col">{messages.callCarries}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ to, when, carries }) => (
              <tr key={`${to} ${when}`}>
                <th scope="row">
                  <code>{to}</code>
                </th>
                <td>{when}</td>
                <td>{carries}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
