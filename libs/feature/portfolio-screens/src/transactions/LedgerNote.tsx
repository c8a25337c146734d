import { Button } from '@finance-analyst/components';
import { writeSymbol } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { messages } from './messages.js';
import styles from './Transactions.module.css';
import type { NewInstrument } from './useNewInstrument.js';

/** Under the ledger: how many transactions a filter shows, what is asked or stored, and the keys. */
export function LedgerNote({
  shown,
  all,
  newInstrument,
  hasDraft,
  isReadOnly,
  onClearFilter,
}: {
  readonly shown: number;
  readonly all: number;
  readonly newInstrument: NewInstrument | null;
  readonly hasDraft: boolean;
  readonly isReadOnly: boolean;
  readonly onClearFilter: () => void;
}): ReactElement {
  const { format } = useFigureFormat();
  const count = (number: number): string => format(number, { kind: 'count' });
  return (
    <p className={styles['note']}>
      <span role="status">
        {shown === all ? messages.count(all, count(all)) : messages.countOf(count(shown), all, count(all))}
      </span>
      {shown < all && (
        <Button variant="link" onPress={onClearFilter}>
          {messages.clearFilter}
        </Button>
      )}
      {newInstrument && (
        <span role="status">
          {messages.newWithoutPrice(
            writeSymbol(newInstrument.entered),
            newInstrument.near.id,
            newInstrument.near.name,
          )}
        </span>
      )}
      {hasDraft && <span role="status">{messages.draftNote}</span>}
      {!isReadOnly && <span>{messages.keys}</span>}
    </p>
  );
}
