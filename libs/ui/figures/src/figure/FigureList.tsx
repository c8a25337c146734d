import type { ReactElement, ReactNode } from 'react';
import styles from './FigureList.module.css';

export interface FigureListItem {
  readonly id: string;
  readonly label: string;
  /** A Figure, a Delta, or words. */
  readonly children: ReactNode;
  /** After the label: the time of a price. */
  readonly note?: string | undefined;
  /** Beside the figure, or under it if there is no room: for example the range of the data. Ignored if falsy. */
  readonly remark?: ReactNode;
  /** A sentence about the figure, under it. */
  readonly below?: string | undefined;
  /** The main result of the screen, shown as its largest figure. */
  readonly isAnswer?: boolean;
  /** Takes a line of its own on a phone, as a sum in the millions needs. */
  readonly isWide?: boolean;
}

/** The main results of a screen in one line of figures, under its title. */
export function FigureList({ figures }: { readonly figures: readonly FigureListItem[] }): ReactElement {
  return (
    <div className={styles['frame']}>
      <dl className={styles['list']}>
        {figures.map(({ id, label, note, remark, below, children, isAnswer = false, isWide = false }) => (
          <div
            key={id}
            className={styles['item']}
            data-answer={isAnswer || undefined}
            data-wide={isWide || undefined}
          >
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
