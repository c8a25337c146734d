import { Button, EmptyState } from '@finance-analyst/components';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { messages } from './messages.js';
import { historyCleared, historySeen } from '../state/notificationsSlice.js';
import { selectNotificationHistory, selectUnreadCount, selectUnreadIds } from '../state/selectors.js';
import { HistoryRow } from './HistoryRow.js';
import styles from './NotificationHistory.module.css';

/** The notifications, newest first, with their actions; content of the dialog 'Notifications'. Opening it marks them read. */
export function NotificationHistory(): ReactElement {
  const history = useSelector(selectNotificationHistory);
  const unreadIds = useSelector(selectUnreadIds);
  const unreadCount = useSelector(selectUnreadCount);
  const [unreadBefore] = useState(unreadIds);
  const dispatch = useDispatch();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (unreadCount > 0) dispatch(historySeen());
  }, [unreadCount, dispatch]);
  return (
    <div ref={content} tabIndex={-1} className={styles['content']}>
      {history.length === 0 ? (
        <EmptyState title={messages.historyEmpty}>{messages.historyEmptyHint}</EmptyState>
      ) : (
        <>
          <div className={styles['tools']}>
            <p className={styles['kept']}>{messages.historyKept}</p>
            <Button
              size="compact"
              icon="trash"
              onPress={() => {
                dispatch(historyCleared());
                // The button disappears with what it cleared.
                content.current?.focus();
              }}
            >
              {messages.clearHistory}
            </Button>
          </div>
          <ol className={styles['rows']}>
            {history.map((notification) => (
              <HistoryRow
                key={notification.id}
                notification={notification}
                isNew={unreadBefore.includes(notification.id)}
              />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
