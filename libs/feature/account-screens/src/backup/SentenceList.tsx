import type { ReactElement } from 'react';
import styles from './Backup.module.css';

/** Sentences as a list; nothing if there are none. */
export function SentenceList({ sentences }: { readonly sentences: readonly string[] }): ReactElement | null {
  if (sentences.length === 0) return null;
  return (
    <ul className={styles['sentences']}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
