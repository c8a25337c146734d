import { Skeleton } from '@finance-analyst/components';
import styles from './Workbench.module.css';

/** The workbench's outline while a company's filings are fetched. */
export function WorkbenchSkeleton({ title }: { readonly title: string }) {
  return (
    <div className={styles['screen']} aria-busy="true">
      <h1 className={styles['loadingTitle']}>{title}</h1>
      <p role="status" className={styles['state']}>
        Reading filings and prices
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
