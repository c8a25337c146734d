import type { ReactNode, RefObject } from 'react';
import styles from './AnswerBar.module.css';
import { useIsAbove } from './useIsAbove.js';

/** Height of the shell's bar, which stays at the top of the window. */
const topBarRem = 3;

/** One line at the top of the window while the headline is above it. It only repeats the headline, so nothing is announced. */
export function AnswerBarFrame({
  headline,
  children,
}: {
  /** The figures under the title. */
  readonly headline: RefObject<Element | null>;
  readonly children: ReactNode;
}) {
  const isShown = useIsAbove(headline, topBarRem);
  if (!isShown) return null;
  return (
    <div className={styles['place']} aria-hidden="true" data-answer-bar>
      <div className={styles['bar']}>{children}</div>
    </div>
  );
}
