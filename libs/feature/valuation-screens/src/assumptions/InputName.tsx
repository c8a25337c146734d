import styles from './AssumptionPanel.module.css';
import { messages } from './messages.js';

/**
 * The name of an input beside its field; pressed, it opens where its figure comes from, with its note. The tab order
 * has it only where there is a note: else it would be another stop before every field.
 */
export function InputName({
  label,
  unit,
  flag,
  onExplain,
}: {
  readonly label: string;
  /** Empty for one without. */
  readonly unit: string;
  /** What marks it; undefined without a note. */
  readonly flag: string | undefined;
  readonly onExplain: (() => void) | undefined;
}) {
  const words = (
    <>
      {label} {unit !== '' && <span className={styles['unit']}>{unit}</span>}
    </>
  );
  // The field has the same name.
  if (!onExplain) return <span aria-hidden="true">{words}</span>;
  return (
    <button
      type="button"
      className={styles['name']}
      aria-label={messages.explain([label, unit].filter(Boolean).join(' '), flag)}
      tabIndex={flag === undefined ? -1 : undefined}
      data-flagged={flag === undefined ? undefined : true}
      onClick={onExplain}
    >
      {words}
    </button>
  );
}
