import { Button } from '@finance-analyst/components';
import { useId } from 'react';
import { messages } from '../comparison/messages.js';
import styles from './Workbench.module.css';

/** Opens the comparison of the model with another state of it, or says why there is none. */
export function CompareButton({
  whyNot,
  onPress,
}: {
  /** Null if there is something to compare. */
  readonly whyNot: string | null;
  readonly onPress: () => void;
}) {
  const whyNotId = useId();
  return (
    <span className={styles['compare']}>
      <Button
        icon="table"
        aria-label={messages.compare}
        aria-haspopup="dialog"
        aria-disabled={whyNot !== null}
        {...(whyNot === null ? {} : { 'aria-describedby': whyNotId })}
        onPress={() => {
          if (whyNot === null) onPress();
        }}
      >
        <span className={styles['word']}>{messages.compare}</span>
      </Button>
      <span id={whyNotId} hidden>
        {whyNot}
      </span>
    </span>
  );
}
