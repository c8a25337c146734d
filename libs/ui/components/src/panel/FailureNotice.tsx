import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { Icon } from '../mark/Icon.js';
import styles from './FailureNotice.module.css';

export interface FailureNoticeProps {
  /** What failed. */
  readonly title: string;
  /** What is safe, and what to do. */
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
  readonly retryLabel?: string;
  /** Further actions. */
  readonly actions?: ReactNode;
}

/** A failure: what failed, what is safe, and how to continue. */
export function FailureNotice({
  title,
  children,
  onRetry,
  isRetrying = false,
  retryLabel = 'Try again',
  actions,
}: FailureNoticeProps): ReactElement {
  return (
    <div className={styles['failure']} role="alert">
      <p className={styles['title']}>
        <Icon name="error" />
        {title}
      </p>
      {children && <div className={styles['words']}>{children}</div>}
      {(onRetry ?? actions) && (
        <div className={styles['actions']}>
          {onRetry && (
            <Button
              icon="refresh"
              size="compact"
              isBusy={isRetrying}
              busyLabel="Trying again"
              onPress={onRetry}
            >
              {retryLabel}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
