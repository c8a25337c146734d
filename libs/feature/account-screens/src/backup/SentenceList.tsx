import type { ReactElement } from 'react';
import styles from './Backup.module.css';

/** The problems, one sentence each; nothing if there are none. */
export function ProblemList({ problems }: { readonly problems: readonly string[] }): ReactElement | null {
  if (problems.length === 0) return null;
  return (
    <ul className={styles['problems']}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}
