import type { ReactElement, ReactNode } from 'react';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  /** What will be here. */
  readonly title: string;
  readonly children?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
}

/** Nothing yet: what it will show, and one action that gets it there. */
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
