import { IconButton } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './IndicatorButton.module.css';

export interface NotificationsButtonProps {
  readonly unreadCount: number;
  readonly onPress: () => void;
}

const mostShown = 99;

/** The number of unread notifications, with a button to open them. */
export const NotificationsButton = ({ unreadCount, onPress }: NotificationsButtonProps): ReactElement => (
  <span className={styles['indicator']}>
    <IconButton icon="bell" label={messages.notifications(unreadCount)} onPress={onPress} />
    {unreadCount > 0 && (
      <span className={styles['count']} aria-hidden>
        {unreadCount > mostShown ? `${mostShown}+` : unreadCount}
      </span>
    )}
  </span>
);
