import { Button } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from './messages.js';
import styles from './Transactions.module.css';

/** What is to say of a transaction: that it is not counted, or which instrument may be meant. */
export const LedgerState = ({
  state,
  isRefused,
  nearId,
  onTakeNear,
}: {
  /** In words; empty where nothing is. */
  readonly state: string;
  readonly isRefused: boolean;
  /** The id of the instrument that may be meant; null if none is in question. */
  readonly nearId: string | null;
  readonly onTakeNear: (id: string) => void;
}): ReactElement =>
  nearId === null ? (
    <span className={styles['text']} title={state} data-refused={isRefused || undefined}>
      {state}
    </span>
  ) : (
    <Button
      variant="link"
      onPress={() => {
        onTakeNear(nearId);
      }}
    >
      {messages.didYouMean(nearId)}
    </Button>
  );
