import { useRef, useState, type ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { messages } from '../messages.js';
import type { Notification } from '../notification/Notification.js';
import { dismissed } from '../state/notificationsSlice.js';
import type { Timers } from './Timers.js';
import { Toast } from './Toast.js';
import styles from './ToastStack.module.css';
import { usePageHidden } from './usePageHidden.js';
import { useToastKeys } from './useToastKeys.js';

export interface ToastStackProps {
  readonly notifications: readonly Notification[];
  readonly timers: Timers;
  readonly page: Document;
}

/** The toasts, newest first. Their countdowns pause while one is hovered or focused, or the page is hidden. */
export function ToastStack({ notifications, timers, page }: ToastStackProps): ReactElement {
  const region = useRef<HTMLElement>(null);
  const dispatch = useDispatch();
  const [isPointedAt, setPointedAt] = useState(false);
  const isHidden = usePageHidden(page);
  const { hasFocus, handOver } = useToastKeys({
    region,
    page,
    onEscape: (id) => {
      dispatch(dismissed(id));
    },
  });
  return (
    // React Aria leaves elements marked as top layer interactive when a dialog makes the rest inert.
    <section
      ref={region}
      className={styles['region']}
      aria-label={messages.region}
      data-notifications=""
      data-react-aria-top-layer=""
      onPointerEnter={() => {
        setPointedAt(true);
      }}
      onPointerLeave={() => {
        setPointedAt(false);
      }}
    >
      <ol className={styles['toasts']}>
        {notifications.map((notification) => (
          <Toast
            key={notification.id}
            notification={notification}
            isHeld={isPointedAt || hasFocus || isHidden}
            timers={timers}
            handOver={handOver}
          />
        ))}
      </ol>
    </section>
  );
}
