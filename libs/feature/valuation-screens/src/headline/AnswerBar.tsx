import { Delta, Figure } from '@finance-analyst/figures';
import { headlineOf, type Valuation, valueMove } from '@finance-analyst/valuation';
import type { SaveStatus } from '@finance-analyst/workspace';
import { useMemo, type RefObject } from 'react';
import styles from './AnswerBar.module.css';
import { AnswerBarFrame } from './AnswerBarFrame.js';
import { AnswerBarItem } from './AnswerBarItem.js';
import type { Move } from './MoveNote.js';
import { shownMove } from './shownMove.js';
import { messages } from './messages.js';

/**
 * The headline in one line with its save state, visible while the title and its figures are not. It only repeats
 * them, so nothing is announced.
 */
export function AnswerBar({
  headline,
  valuation,
  scenario = null,
  move,
  saveStatus,
}: {
  /** The figures under the title. */
  readonly headline: RefObject<Element | null>;
  readonly valuation: Valuation;
  /** The name of the scenario that it is of; null for the base. */
  readonly scenario?: string | null;
  readonly move: Move | null;
  /** Null if the model is read-only. */
  readonly saveStatus: SaveStatus | null;
}) {
  return (
    <AnswerBarFrame headline={headline}>
      <AnswerBarFigures valuation={valuation} scenario={scenario} move={move} />
      {saveStatus && (
        <span className={styles['saveStatus']} data-state={saveStatus.kind}>
          {messages.saveStatus[saveStatus.kind]}
        </span>
      )}
      {saveStatus?.kind === 'failed' && (
        <p className={styles['whyNotSaved']}>{messages.whyNotSaved(saveStatus.reason)}</p>
      )}
    </AnswerBarFrame>
  );
}

export function AnswerBarFigures({
  valuation,
  scenario = null,
  move,
}: {
  readonly valuation: Valuation;
  readonly scenario?: string | null;
  readonly move: Move | null;
}) {
  const { valuePerShare, upside } = headlineOf(valuation);
  const { currency, priceSnapshot } = valuation.body;
  const format = { kind: 'per-share', precision: 2, currency, unit: 'hidden' } as const;
  const effect = useMemo(() => {
    const moved = move?.before && valueMove(move.before, move.after);
    return moved ? shownMove(moved) : null;
  }, [move]);
  return (
    <dl className={styles['figures']}>
      <AnswerBarItem label={messages.valuePerShare} detail={scenario ?? undefined} isAnswer>
        <Figure {...format} value={valuePerShare} isStatic />
      </AnswerBarItem>
      <AnswerBarItem label={messages.price}>
        <Figure
          {...format}
          currency={priceSnapshot?.currency ?? currency}
          unit={!priceSnapshot || priceSnapshot.currency === currency ? 'hidden' : 'shown'}
          value={
            priceSnapshot ? { ok: true, value: priceSnapshot.price } : { ok: false, reason: messages.noPrice }
          }
          isStatic
        />
      </AnswerBarItem>
      <AnswerBarItem label={messages.upside}>
        {upside.ok ? (
          <Delta kind="rate" precision={1} value={upside} />
        ) : (
          <Figure kind="rate" value={upside} isStatic />
        )}
      </AnswerBarItem>
      {move && effect && (
        <AnswerBarItem label={messages.lastEdit} detail={move.edit}>
          <Delta {...format} value={effect.change} />
        </AnswerBarItem>
      )}
    </dl>
  );
}
