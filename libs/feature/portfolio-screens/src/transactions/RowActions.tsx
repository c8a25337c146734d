import { IconButton } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from './messages.js';
import styles from './Transactions.module.css';

/** What can be done with a transaction as a whole. */
export const RowActions = ({
  name,
  isReadOnly,
  onOpen,
  onRemove,
}: {
  readonly name: string;
  readonly isReadOnly: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}): ReactElement => (
  <span className={styles['actions']}>
    <IconButton
      icon="document"
      size="compact"
      tooltip={false}
      label={isReadOnly ? messages.details(name) : messages.edit(name)}
      onPress={onOpen}
    />
    {!isReadOnly && (
      <IconButton
        icon="trash"
        size="compact"
        tooltip={false}
        label={messages.remove(name)}
        onPress={onRemove}
      />
    )}
  </span>
);
