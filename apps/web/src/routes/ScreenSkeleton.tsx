import { Skeleton, VisuallyHidden } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import styles from './ScreenSkeleton.module.css';

/** A placeholder while a screen's code loads: a title, a line of figures, the panels. */
export function ScreenSkeleton(): ReactElement {
  return (
    <div className={styles['screen']} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width="9rem" height="1.5rem" />
      <Skeleton width="min(32rem, 100%)" height="3.25rem" />
      <Skeleton height="18rem" />
    </div>
  );
}
