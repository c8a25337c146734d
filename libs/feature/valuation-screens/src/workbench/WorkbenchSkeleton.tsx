import { ScreenHeading, Skeleton } from '@finance-analyst/components';
import { memo } from 'react';
import { panelHeights } from './panelHeights.js';
import styles from './Workbench.module.css';

/** The panels as the workbench has them in two columns. */
const columns = [
  ['cost', 'terminal', 'map'],
  ['bridge', 'flows', 'price'],
] as const;

/** The workbench's outline while its content loads: the same however many requests arrive meanwhile. */
export const WorkbenchSkeleton = memo(function WorkbenchSkeleton({
  title,
  message,
}: {
  readonly title: string;
  /** What is being waited for. */
  readonly message: string;
}) {
  return (
    <div className={styles['screen']} aria-busy="true">
      <ScreenHeading>{title}</ScreenHeading>
      <p role="status" className={styles['state']}>
        {message}
      </p>
      <Skeleton height="3.75rem" />
      <Skeleton height={panelHeights.forecast} />
      <div className={styles['panels']}>
        {columns.map((panels, index) => (
          <div key={index} className={styles['column']}>
            {panels.map((place) => (
              <div key={place} className={styles[place]}>
                <Skeleton height={panelHeights[place]} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <Skeleton height={panelHeights.trends} />
    </div>
  );
});
