import type { ReactElement } from 'react';
import { Icon } from '../mark/Icon.js';
import styles from './FieldFrame.module.css';

/** Why an entry is invalid, under its field. */
export function FieldError({ id, words }: { readonly id: string; readonly words: string }): ReactElement {
  return (
    <p id={id} className={styles['error']} role="alert">
      <Icon name="error" />
      {words}
    </p>
  );
}
