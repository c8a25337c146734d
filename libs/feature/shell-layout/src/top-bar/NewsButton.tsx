import { IconButton } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import styles from './IndicatorButton.module.css';

export interface NewsButtonProps {
  /** Whether there is unseen news. */
  readonly hasNews: boolean;
  readonly onPress: () => void;
}

/** Shows that the product changed, and opens what's new. */
export const NewsButton = ({ hasNews, onPress }: NewsButtonProps): ReactElement => (
  <span className={styles['indicator']}>
    <IconButton
      icon="sparkle"
      label={hasNews ? messages.whatsNewUnseen : messages.whatsNew}
      onPress={onPress}
    />
    {hasNews && <span className={styles['dot']} />}
  </span>
);
