import { Button, Icon, IconButton } from '@finance-analyst/components';
import { useCallback, useId, useRef, type ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { messages } from '../messages.js';
import type { Notification } from '../notification/Notification.js';
import { dismissed, expired } from '../state/notificationsSlice.js';
import type { Timers } from './Timers.js';
import styles from './Toast.module.css';
import { typeIcons } from './typeIcons.js';
import { useCountdown } from './useCountdown.js';
import { useFocusHandover } from './useFocusHandover.js';

export interface ToastProps {
  readonly notification: Notification;
  /** Whether its countdown is paused. */
  readonly isHeld: boolean;
  readonly timers: Timers;
  /** Takes the focus from the toast when it disappears. */
  readonly handOver: (toast: Element) => void;
}

/** One notification on screen, with its action and a dismiss button. */
export function Toast({ notification, isHeld, timers, handOver }: ToastProps): ReactElement {
  const { id, type, title, message, duration, place, givesWay, action, actionLabel } = notification;
  const dispatch = useDispatch();
  const titleId = useId();
  const end = useCallback(() => {
    dispatch(expired(id));
  }, [dispatch, id]);
  const toast = useRef<HTMLLIElement>(null);
  useFocusHandover(toast, handOver);
  useCountdown({ durationMs: duration, isHeld, timers, onEnd: end });
  return (
    <li
      ref={toast}
      className={styles['toast']}
      data-type={type}
      data-place={place}
      data-gives-way={givesWay}
      data-toast={id}
      aria-labelledby={titleId}
    >
      <span className={styles['mark']}>
        <Icon name={typeIcons[type]} label={messages.types[type]} />
      </span>
      <div className={styles['words']}>
        <strong id={titleId}>{title}</strong>
        <p>{message}</p>
        {action && actionLabel && (
          <Button
            size="compact"
            onPress={() => {
              dispatch(action);
              dispatch(dismissed(id));
            }}
          >
            {actionLabel}
          </Button>
        )}
      </div>
      <IconButton
        icon="close"
        label={messages.dismiss}
        aria-describedby={titleId}
        size="compact"
        tooltip={false}
        onPress={() => {
          dispatch(dismissed(id));
        }}
      />
    </li>
  );
}
