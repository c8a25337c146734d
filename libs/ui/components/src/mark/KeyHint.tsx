import type { ReactElement } from 'react';
import styles from './KeyHint.module.css';

export interface KeyHintProps {
  /** The keys in the usual notation: `Ctrl K`. */
  readonly keys: string;
}

/** The shortcut of the control that contains it. Use `aria-keyshortcuts` for assistive technology. */
export function KeyHint({ keys }: KeyHintProps): ReactElement {
  return (
    <kbd className={styles['keys']} aria-hidden>
      {keys}
    </kbd>
  );
}
