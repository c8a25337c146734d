import type { ReactElement, ReactNode } from 'react';
import styles from './PanelGrid.module.css';

/** Panels side by side where the screen is wide enough. */
export function PanelGrid({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className={styles['grid']}>{children}</div>;
}
