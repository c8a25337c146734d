import { FigureList, type FigureListItem } from '@finance-analyst/figures';
import type { ReactElement, ReactNode } from 'react';
import styles from './QualityScreen.module.css';

export interface QualityScreenProps {
  readonly title: string;
  /** The answer to the screen's question. */
  readonly figures: readonly FigureListItem[];
  /** Actions for the whole screen, beside its title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A title, the answer in one line of figures, then the panels. */
export function QualityScreen({ title, figures, actions, children }: QualityScreenProps): ReactElement {
  return (
    <div className={styles['screen']}>
      <header className={styles['header']}>
        <h1>{title}</h1>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </header>
      <FigureList figures={figures} />
      {children}
    </div>
  );
}
