import type { ReactElement, ReactNode } from 'react';
import styles from './Stack.module.css';

/** Stacks elements with a gap. */
export function Stack({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles['stack']}>{children}</div>;
}
