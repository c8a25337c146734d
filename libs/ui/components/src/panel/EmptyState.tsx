import type { ReactElement, ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What will be shown here. */
  readonly title: string;
  readonly children?: ReactNode;
  /** The action that fills it. */
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
}

/** An empty state: what will be shown, and one action to get there. */
export function EmptyState({ title, children, action, headingLevel = 3 }: EmptyStateProps): ReactElement {
  const Heading = `h${String(headingLevel)}` as 'h2' | 'h3' | 'h4';
  return (
    <div className={styles['empty']}>
      <Heading className={styles['title']}>{title}</Heading>
      {children && <p className={styles['words']}>{children}</p>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
