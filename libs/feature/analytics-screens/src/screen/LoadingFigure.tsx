import { Skeleton, VisuallyHidden } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import styles from './Analytics.module.css';

/** In place of a figure that is loading, as high as it. */
export const LoadingFigure = ({ label }: { readonly label: string }): ReactElement => (
  <span className={styles['loading-figure']}>
    <Skeleton width="7.5rem" height="1rem" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
