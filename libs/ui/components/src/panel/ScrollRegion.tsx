import type { ReactElement, ReactNode } from 'react';
import styles from './ScrollRegion.module.css';

export interface ScrollRegionProps {
  /** The name of the table. Omit it if the content is focusable, and so scrolls by keyboard. */
  readonly label?: string;
  readonly children: ReactNode;
}

// The keyboard scrolls only what has the focus.
const focusable = { tabIndex: 0, role: 'region' };

/**
 * A container for content wider than the screen, such as a table of ten years; arrow keys scroll it. A shadow at the
 * edge shows that it continues.
 */
export function ScrollRegion({ label, children }: ScrollRegionProps): ReactElement {
  return (
    <div {...(label === undefined ? {} : focusable)} className={styles['region']} aria-label={label}>
      {children}
    </div>
  );
}
