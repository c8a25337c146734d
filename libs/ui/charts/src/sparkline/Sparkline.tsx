import type { ReactElement } from 'react';
import { useFigureFormat, type FigureFormat, type FigureResult } from '@finance-analyst/figures';
import styles from './Sparkline.module.css';
import { sparklinePath } from './sparklinePath.js';

export interface SparklineProps {
  /** What it shows. */
  readonly label: string;
  /** In the order of time. */
  readonly values: readonly FigureResult[];
  readonly format: FigureFormat;
}

const width = 72;
const height = 20;

/** The course of a figure beside the figure. It has no scale, so the figure is what is read. */
export function Sparkline({ label, values, format }: SparklineProps): ReactElement {
  const formatting = useFigureFormat();
  const known = values.filter(({ ok }) => ok);
  const [first, last] = [known[0], known.at(-1)];
  const words =
    first && last
      ? `${label}: from ${formatting.format(first, format)} to ${formatting.format(last, format)}`
      : `${label}: not available`;
  return (
    <svg
      className={styles['sparkline']}
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      role="img"
      aria-label={words}
    >
      <path d={sparklinePath(values, width, height)} />
    </svg>
  );
}
