import type { ReactElement } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS length; the full width by default. */
  readonly width?: string;
  /** CSS length of one line; a line of text by default. */
  readonly height?: string;
  readonly lines?: number;
}

/** A placeholder for loading content. Give it the final size to avoid layout shifts. */
export function Skeleton({ width = '100%', height = '0.75rem', lines = 1 }: SkeletonProps): ReactElement {
  return (
    <span className={styles['skeleton']} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={styles['line']}
          style={{ width: lineWidth(width, line, lines), height }}
        />
      ))}
    </span>
  );
}

/** The last of several lines is shorter, like the end of a paragraph. */
const lineWidth = (width: string, line: number, lines: number): string =>
  lines > 1 && line === lines - 1 ? `calc(${width} * 0.6)` : width;
