import type { ReactElement } from 'react';
import styles from './KeyHint.module.css';

export interface KeyHintProps {
  /** The keys as people write them: `Ctrl K`. */
  readonly keys: string;
}

/** The shortcut of the control it stands in. Name it for assistive technology with `aria-keyshortcuts`. */
export function KeyHint({ keys }: KeyHintProps): ReactElement {
  return (
    <kbd className={styles['keys']} aria-hidden>
      {keys}
    </kbd>
  );
}
