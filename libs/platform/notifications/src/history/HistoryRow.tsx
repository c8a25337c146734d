import { Button, Chip, Icon } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { messages } from '../messages.js';
import { messages as historyMessages } from './messages.js';
import type { Notification } from '../notification/Notification.js';
import { typeIcons } from '../toasts/typeIcons.js';
import styles from './HistoryRow.module.css';

export interface HistoryRowProps {
  readonly notification: Notification;
  /** Whether it was unread. */
  readonly isNew: boolean;
}

/** One notification in the history. */
export function HistoryRow({ notification, isNew }: HistoryRowProps): ReactElement {
  const { type, title, message, timestamp, action, actionLabel } = notification;
  const { formatDate } = useFigureFormat();
  const dispatch = useDispatch();
  return (
    <li className={styles['row']} data-type={type}>
      <span className={styles['type']}>
        <Icon name={typeIcons[type]} />
        {messages.types[type]}
      </span>
      <div className={styles['words']}>
        <p className={styles['title']}>
          <strong>{title}</strong>
          {isNew && <Chip tone="accent">{historyMessages.unread}</Chip>}
        </p>
        <p>{message}</p>
        {action && actionLabel && (
          <Button
            size="compact"
            onPress={() => {
              dispatch(action);
            }}
          >
            {actionLabel}
          </Button>
        )}
      </div>
      <time className={styles['time']} dateTime={timestamp}>
        {formatDate(timestamp, 'minute')}
      </time>
    </li>
  );
}
