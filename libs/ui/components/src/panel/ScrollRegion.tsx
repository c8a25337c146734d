import type { ReactElement, ReactNode } from 'react';
import styles from './ScrollRegion.module.css';

export interface ScrollRegionProps {
  /** What scrolls: the name of the table. Left out where what is in it takes the focus, and scrolls it so. */
  readonly label?: string;
  readonly children: ReactNode;
}

// The keyboard scrolls only what has the focus.
const focusable = { tabIndex: 0, role: 'region' };

/**
 * Holds what may be wider than the screen, such as a table of ten years; arrow keys scroll it. Where it is cut at the
 * edge a shadow says that it goes on.
 */
export function ScrollRegion({ label, children }: ScrollRegionProps): ReactElement {
  return (
    <div {...(label === undefined ? {} : focusable)} className={styles['region']} aria-label={label}>
      {children}
    </div>
  );
}
