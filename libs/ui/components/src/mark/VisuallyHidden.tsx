import type { ReactElement, ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** The element: `span` within text, `div` around blocks. */
  readonly as?: 'span' | 'div';
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps): ReactElement {
  return <Element className={styles['hidden']}>{children}</Element>;
}
