import type { ReactElement } from 'react';
import { useId } from 'react';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** The completed fraction, 0 to 1. Without it the progress is indeterminate. */
  readonly value?: number | undefined;
  /** The value as text, such as “42 of 120 symbols”. */
  readonly valueLabel?: string | undefined;
  readonly isLabelHidden?: boolean;
}

/** The progress of a task. */
export function ProgressBar({
  label,
  value,
  valueLabel,
  isLabelHidden = false,
}: ProgressBarProps): ReactElement {
  const labelId = useId();
  const done = value === undefined ? undefined : Math.min(Math.max(value, 0), 1);
  return (
    <div className={styles['progress']}>
      <div className={styles['words']} hidden={isLabelHidden}>
        <span id={labelId}>{label}</span>
        {valueLabel && <span className={styles['value']}>{valueLabel}</span>}
      </div>
      <div
        className={styles['track']}
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={done === undefined ? undefined : Math.round(done * 100)}
        aria-valuetext={valueLabel}
      >
        <div
          className={styles['bar']}
          data-indeterminate={done === undefined || undefined}
          style={done === undefined ? undefined : { inlineSize: `${String(done * 100)}%` }}
        />
      </div>
    </div>
  );
}
