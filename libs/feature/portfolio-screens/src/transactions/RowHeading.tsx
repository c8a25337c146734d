import { Icon, VisuallyHidden } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from './messages.js';
import styles from './Transactions.module.css';

/** Names a row by its place in the list, with a mark if it is not counted; screen readers hear what it is. */
export const RowHeading = ({
  name,
  place,
  refusal,
}: {
  readonly name: string;
  /** From 1; null for the empty row. */
  readonly place: number | null;
  /** Why the transaction is not counted; undefined if it is. */
  readonly refusal: string | undefined;
}): ReactElement => (
  <span className={styles['heading']} title={refusal}>
    <VisuallyHidden>{refusal === undefined ? name : `${name}. ${refusal}`}</VisuallyHidden>
    <span aria-hidden="true">{place ?? messages.newRow}</span>
    {refusal !== undefined && (
      <span className={styles['mark']}>
        <Icon name="warning" />
      </span>
    )}
  </span>
);
