import { Delta, Figure } from '@finance-analyst/figures';
import { headlineOf, type Valuation, valueMove } from '@finance-analyst/valuation';
import type { SaveStatus } from '@finance-analyst/workspace';
import { useMemo, type ReactNode, type RefObject } from 'react';
import styles from './AnswerBar.module.css';
import type { Move } from './MoveNote.js';
import { shownMove } from './shownMove.js';
import { useIsAbove } from './useIsAbove.js';
import { messages } from './messages.js';

/** What stays at the top of the window, the shell's bar. */
const topBarRem = 3;

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
  const isShown = useIsAbove(headline, topBarRem);
  if (!isShown) return null;
  return (
    <div className={styles['place']} aria-hidden="true" data-answer-bar>
      <div className={styles['bar']}>
        <AnswerBarFigures valuation={valuation} scenario={scenario} move={move} />
        {saveStatus && (
          <span className={styles['saveStatus']} data-state={saveStatus.kind}>
            {messages.saveStatus[saveStatus.kind]}
          </span>
        )}
        {saveStatus?.kind === 'failed' && (
          <p className={styles['whyNotSaved']}>{messages.whyNotSaved(saveStatus.reason)}</p>
        )}
      </div>
    </div>
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
      <Item label={messages.valuePerShare} detail={scenario ?? undefined} isAnswer>
        <Figure {...format} value={valuePerShare} isStatic />
      </Item>
      <Item label={messages.price}>
        <Figure
          {...format}
          currency={priceSnapshot?.currency ?? currency}
          unit={!priceSnapshot || priceSnapshot.currency === currency ? 'hidden' : 'shown'}
          value={
            priceSnapshot ? { ok: true, value: priceSnapshot.price } : { ok: false, reason: messages.noPrice }
          }
          isStatic
        />
      </Item>
      <Item label={messages.upside}>
        {upside.ok ? (
          <Delta kind="rate" precision={1} value={upside} />
        ) : (
          <Figure kind="rate" value={upside} isStatic />
        )}
      </Item>
      {move && effect && (
        <Item label={messages.lastEdit} detail={move.edit}>
          <Delta {...format} value={effect.change} />
        </Item>
      )}
    </dl>
  );
}

function Item({
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
