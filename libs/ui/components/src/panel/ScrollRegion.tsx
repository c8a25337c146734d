import type { ReactElement, ReactNode } from 'react';
import styles from './ScrollRegion.module.css';

export interface ScrollRegionProps {
  /** What scrolls: the name of the table. */
  readonly label: string;
  readonly children: ReactNode;
}

// The keyboard scrolls only what has the focus.
const focusable = { tabIndex: 0 };

/** Holds what may be wider than the screen, such as a table of ten years; arrow keys scroll it. */
export function ScrollRegion({ label, children }: ScrollRegionProps): ReactElement {
  return (
    <div {...focusable} className={styles['region']} role="region" aria-label={label}>
      {children}
    </div>
  );
}
