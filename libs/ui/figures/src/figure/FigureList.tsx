import type { ReactElement, ReactNode } from 'react';
import styles from './FigureList.module.css';

export interface FigureListItem {
  readonly id: string;
  readonly label: string;
  /** A Figure, a Delta, or words. */
  readonly children: ReactNode;
  /** After the label: the moment of a price. */
  readonly note?: string | undefined;
  /** The answer to the screen's question: the largest figure on it. */
  readonly isAnswer?: boolean;
}

/** The answer to a screen's question in one line of figures, under its title. */
export function FigureList({ figures }: { readonly figures: readonly FigureListItem[] }): ReactElement {
  return (
    <dl className={styles['list']}>
      {figures.map(({ id, label, note, children, isAnswer = false }) => (
        <div key={id} className={styles['item']} data-answer={isAnswer || undefined}>
          <dt>{note ? `${label}, ${note}` : label}</dt>
          <dd>{children}</dd>
        </div>
      ))}
    </dl>
  );
}
