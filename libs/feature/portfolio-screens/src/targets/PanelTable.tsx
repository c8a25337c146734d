import { ScrollRegion, VisuallyHidden } from '@finance-analyst/components';
import type { ReactElement, ReactNode } from 'react';
import { messages as screenMessages } from '../messages.js';
import styles from './Targets.module.css';

/** A column: one of words is aligned left, and an optional one is left out on a phone. */
export interface PanelColumn {
  readonly title: string;
  readonly kind?: 'text' | 'optional';
}

/** The table of a panel of targets, which scrolls sideways where it has no room. */
export const PanelTable = ({
  title,
  columns,
  children,
}: {
  /** Of the panel. */
  readonly title: string;
  readonly columns: readonly PanelColumn[];
  /** Its rows. */
  readonly children: ReactNode;
}): ReactElement => (
  <ScrollRegion label={screenMessages.tableOf(title)}>
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={column.kind && styles[column.kind]}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </ScrollRegion>
);
