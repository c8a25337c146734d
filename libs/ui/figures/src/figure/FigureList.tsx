import type { ReactElement, ReactNode } from 'react';
import styles from './FigureList.module.css';

export interface FigureListItem {
  readonly id: string;
  readonly label: string;
  /** A Figure, a Delta, or words. */
  readonly children: ReactNode;
  /** After the label: the moment of a price. */
  readonly note?: string | undefined;
  /** Beside the figure, or under it where a line has no room for both: how far data reach. Nothing where it is falsy. */
  readonly remark?: ReactNode;
  /** Under the figure, a sentence on it. */
  readonly below?: string | undefined;
  /** The answer to the screen's question: the largest figure on it. */
  readonly isAnswer?: boolean;
}

/** The answer to a screen's question in one line of figures, under its title. */
export function FigureList({ figures }: { readonly figures: readonly FigureListItem[] }): ReactElement {
  return (
    <div className={styles['frame']}>
      <dl className={styles['list']}>
        {figures.map(({ id, label, note, remark, below, children, isAnswer = false }) => (
          <div key={id} className={styles['item']} data-answer={isAnswer || undefined}>
            <dt>
              {note ? `${label}, ` : label}
              {note && <span className={styles['note']}>{note}</span>}
            </dt>
            <dd>
              {remark ? (
                <span className={styles['remarked']}>
                  <span>{children}</span> <span className={styles['remark']}>{remark}</span>
                </span>
              ) : (
                children
              )}
              {below && (
                <>
                  {' '}
                  <span className={styles['below']}>{below}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
