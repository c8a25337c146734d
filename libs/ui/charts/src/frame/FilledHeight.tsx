import type { ReactElement, ReactNode } from 'react';
import styles from './FilledHeight.module.css';

/**
 * A drawing that fills its panel. It takes only its least height of the page, so that the panel can become lower again
 * with what is beside it.
 */
export function FilledHeight({
  height,
  leastHeight = height,
  children,
}: {
  /** In CSS pixels. */
  readonly height: number;
  readonly leastHeight?: number | undefined;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className={styles['filled']} style={{ marginBottom: leastHeight - height }}>
      {children}
    </div>
  );
}
