import { describeCombination, type KeyCombination } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import styles from './ShortcutsHelp.module.css';

export interface KeyRow {
  readonly id: string;
  readonly title: string;
  readonly keys: readonly KeyCombination[];
  /** Whether the keys are disabled now. */
  readonly isOff: boolean;
}

export interface KeyGroupProps {
  readonly title: string;
  readonly rows: readonly KeyRow[];
  /** Whether it is a Mac keyboard. */
  readonly hasCommandKey: boolean;
}

/** Keys and their functions, row by row, under a heading. */
export function KeyGroup({ title, rows, hasCommandKey }: KeyGroupProps): ReactElement {
  return (
    <section aria-label={title}>
      <h3 className={styles['group']}>{title}</h3>
      <dl className={styles['list']}>
        {rows.map((row) => (
          <div key={row.id} className={styles['row']}>
            <dt>{row.title}</dt>
            {row.keys
              .map((combination) => describeCombination(combination, hasCommandKey))
              .map((keys) => (
                <dd key={keys.join(' ')} data-off={row.isOff}>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
