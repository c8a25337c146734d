import type { ReactElement, ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export interface Description {
  readonly term: string;
  readonly children: ReactNode;
  /** A note on its own line. */
  readonly note?: string;
}

/** Named facts, one per line. */
export function DescriptionList({ facts }: { readonly facts: readonly Description[] }): ReactElement {
  return (
    <dl className={styles['list']}>
      {facts.map(({ term, children, note }) => (
        <div key={term} className={styles['fact']}>
          <dt>{term}</dt>
          <dd>{children}</dd>
          {note !== undefined && <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
