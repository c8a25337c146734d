import { Skeleton } from '@finance-analyst/components';
import { ScreenHeading } from './ScreenHeading.js';
import styles from './Workbench.module.css';

/** The workbench's outline while what it shows is on its way. */
export function WorkbenchSkeleton({
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
      <Skeleton height="31rem" />
      <div className={styles['grid']}>
        <Skeleton height="18rem" />
        <Skeleton height="18rem" />
        <Skeleton height="18rem" />
      </div>
    </div>
  );
}
