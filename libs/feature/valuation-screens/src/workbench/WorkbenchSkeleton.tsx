import { Skeleton } from '@finance-analyst/components';
import { ScreenHeading } from './ScreenHeading.js';
import styles from './Workbench.module.css';

/** The panels as the workbench has them in two columns, about as high. */
const columns = [
  [
    ['cost', '29rem'],
    ['terminal', '16rem'],
    ['map', '18rem'],
  ],
  [
    ['bridge', '35rem'],
    ['flows', '15rem'],
    ['price', '11rem'],
  ],
] as const;

/** The workbench's outline while its content loads. */
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
      <div className={styles['panels']}>
        {columns.map((panels, index) => (
          <div key={index} className={styles['column']}>
            {panels.map(([place, height]) => (
              <div key={place} className={styles[place]}>
                <Skeleton height={height} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
