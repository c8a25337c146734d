import { IconButton } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './IndicatorButton.module.css';

export interface NotificationsButtonProps {
  readonly unreadCount: number;
  readonly onPress: () => void;
}

const mostShown = 99;

/** How many notifications were not read, and the way to them. */
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
