import { Select } from '@finance-analyst/components';
import { scaleLabel, type FigureScale } from '@finance-analyst/figures';
import styles from './ScaleSelect.module.css';
import { messages } from './messages.js';

const scales: readonly FigureScale[] = ['units', 'thousands', 'millions', 'billions'];

/** The unit of a model's amounts, and its selection. */
export function ScaleSelect({
  scale,
  currency,
  onChange,
}: {
  readonly scale: FigureScale;
  readonly currency: string;
  readonly onChange: (scale: FigureScale) => void;
}) {
  return (
    <span className={styles['scale']}>
      <Select
        label={messages.unit}
        isLabelHidden
        value={scale}
        options={scales.map((value) => ({ value, label: scaleLabel(value, currency) }))}
        onChange={onChange}
      />
    </span>
  );
}
