import type { ReactElement, ReactNode } from 'react';
import styles from './Stack.module.css';

/** Things below one another, with room between them. */
export function Stack({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles['stack']}>{children}</div>;
}
