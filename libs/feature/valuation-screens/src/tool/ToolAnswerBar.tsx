import { Delta, Figure } from '@finance-analyst/figures';
import type { RefObject } from 'react';
import styles from '../headline/AnswerBar.module.css';
import { AnswerBarFrame } from '../headline/AnswerBarFrame.js';
import { AnswerBarItem } from '../headline/AnswerBarItem.js';
import type { EvaluatedCase } from './casesOf.js';
import { messages } from './messages.js';
import type { ToolEntries } from './ToolEntries.js';
import { toolFormat } from './toolFormat.js';

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
  if (!answer) return null;
  return (
    <AnswerBarFrame headline={headline}>
      <dl className={styles['figures']}>
        <AnswerBarItem label={messages.valuePerShare} isAnswer>
          <Figure {...toolFormat('per_share', entries)} unit="hidden" value={answer.valuePerShare} isStatic />
        </AnswerBarItem>
        <AnswerBarItem label={messages.upside}>
          {answer.upside.ok ? (
            <Delta kind="rate" precision={1} value={answer.upside} />
          ) : (
            <Figure kind="rate" value={answer.upside} isStatic />
          )}
        </AnswerBarItem>
        <AnswerBarItem label={messages.impliedReturn}>
          <Figure {...toolFormat('rate', entries)} value={answer.impliedReturn} isStatic />
        </AnswerBarItem>
      </dl>
    </AnswerBarFrame>
  );
}
