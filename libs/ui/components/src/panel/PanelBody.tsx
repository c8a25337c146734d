import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { Notice } from '../mark/Notice.js';
import { Skeleton } from '../mark/Skeleton.js';
import { VisuallyHidden } from '../mark/VisuallyHidden.js';
import { EmptyState } from './EmptyState.js';
import { FailureNotice } from './FailureNotice.js';
import styles from './Panel.module.css';
import type { PanelState } from './PanelState.js';

interface PanelBodyProps {
  readonly title: string;
  readonly state: PanelState;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** The content of a panel in each of its states. */
export function PanelBody({ title, state, skeleton, children }: PanelBodyProps): ReactElement {
  switch (state.kind) {
    case 'ready':
      return <>{children}</>;
    case 'loading':
      return (
        <div className={styles['loading']} aria-busy>
          <VisuallyHidden>
            <span role="status">{state.label ?? `${title}: loading`}</span>
          </VisuallyHidden>
          {skeleton ?? <Skeleton lines={4} />}
        </div>
      );
    case 'empty':
      return (
        <EmptyState title={state.title} action={state.action}>
          {state.message}
        </EmptyState>
      );
    case 'failed':
      return (
        <FailureNotice title={state.title} onRetry={state.onRetry} isRetrying={state.isRetrying}>
          {state.message}
        </FailureNotice>
      );
    case 'stale':
      return (
        <>
          <div className={styles['age']}>
            <Notice
              tone="warning"
              action={
                state.onRefresh && (
                  <Button variant="link" isBusy={state.isRefreshing ?? false} onPress={state.onRefresh}>
                    Refresh
                  </Button>
                )
              }
            >
              {state.message}
            </Notice>
          </div>
          {children}
        </>
      );
  }
}
