import { Delta, Figure } from '@finance-analyst/figures';
import type { ReactNode, RefObject } from 'react';
import styles from '../headline/AnswerBar.module.css';
import { useIsAbove } from '../headline/useIsAbove.js';
import type { EvaluatedCase } from './casesOf.js';
import { messages } from './messages.js';
import type { ToolEntries } from './ToolEntries.js';
import { toolFormat } from './toolFormat.js';

/** Height of the shell's bar, which stays at the top of the window. */
const topBarRem = 3;

/**
 * The answer in one line while its figures are scrolled out of sight. It only repeats them, so it is hidden from screen
 * readers.
 */
export function ToolAnswerBar({
  headline,
  entries,
  base: { answer },
}: {
  /** The figures under the title. */
  readonly headline: RefObject<Element | null>;
  readonly entries: ToolEntries;
  readonly base: EvaluatedCase;
}) {
  const isShown = useIsAbove(headline, topBarRem);
  if (!isShown || !answer) return null;
  return (
    <div className={styles['place']} aria-hidden="true" data-answer-bar>
      <div className={styles['bar']}>
        <dl className={styles['figures']}>
          <Item label={messages.valuePerShare} isAnswer>
            <Figure
              {...toolFormat('per_share', entries)}
              unit="hidden"
              value={answer.valuePerShare}
              isStatic
            />
          </Item>
          <Item label={messages.upside}>
            {answer.upside.ok ? (
              <Delta kind="rate" precision={1} value={answer.upside} />
            ) : (
              <Figure kind="rate" value={answer.upside} isStatic />
            )}
          </Item>
          <Item label={messages.impliedReturn}>
            <Figure {...toolFormat('rate', entries)} value={answer.impliedReturn} isStatic />
          </Item>
        </dl>
      </div>
    </div>
  );
}

function Item({
  label,
  isAnswer = false,
  children,
}: {
  readonly label: string;
  readonly isAnswer?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['item']} data-answer={isAnswer || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
