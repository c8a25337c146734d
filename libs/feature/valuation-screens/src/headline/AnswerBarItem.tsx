import type { ReactNode } from 'react';
import styles from './AnswerBar.module.css';

/** A figure of the answer bar under its label. */
export function AnswerBarItem({
  label,
  detail,
  isAnswer = false,
  children,
}: {
  readonly label: string;
  /** After the label, if there is room. */
  readonly detail?: string | undefined;
  readonly isAnswer?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['item']} data-answer={isAnswer || undefined}>
      <dt>
        {label}
        {detail && <span className={styles['detail']}>: {detail}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
