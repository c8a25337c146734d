import { Delta, Figure, useFigureFormat } from '@finance-analyst/figures';
import { type Valuation, valueMove } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { movedWith } from './movedWith.js';
import { shownMove } from './shownMove.js';
import { methodViewOf } from '../method/methodViewOf.js';
import styles from './MoveNote.module.css';
import { messages } from './messages.js';

/** An edit, with the model before and after it; `before` is null if that model could not be computed. */
export interface Move {
  readonly edit: string;
  readonly before: Valuation | null;
  readonly after: Valuation;
}

/** The last edit's effect on the value, by part. Its space is reserved before the first edit. */
export function MoveNote({ move }: { readonly move: Move | null }) {
  return (
    <div className={styles['frame']}>
      <p className={styles['note']} role="status" data-empty={move === null || undefined}>
        {move ? <MoveWords {...move} /> : <span>{messages.noEdit}</span>}
      </p>
    </div>
  );
}

function MoveWords({ edit, before, after }: Move) {
  const move = useMemo(() => {
    const moved = before && valueMove(before, after);
    return moved && { ...shownMove(moved), ...movedWith(before, after) };
  }, [before, after]);
  const { currency, template } = after.body;
  const { formatDate } = useFigureFormat();
  const { parts, rate, unmoved } = methodViewOf(template).words;
  const format = { kind: 'per-share', currency, precision: 2, unit: 'hidden' } as const;
  return (
    <>
      <span className={styles['edit']}>{edit}</span>
      {move === null ? (
        <span>{messages.noMove}</span>
      ) : (
        <>
          <Delta {...format} value={move.change} label={messages.move} />
          <span>
            {messages.movedFrom} <Figure {...format} value={move.from} isStatic />
          </span>
          {move.change === 0 && unmoved !== undefined && <span>{unmoved}</span>}
          {move.parts.map(({ part, value }) => (
            <span key={part} className={styles['part']}>
              {parts[part]} <Figure {...format} sign="always" value={value} isStatic />
            </span>
          ))}
          {move.rate !== null && (
            <span className={styles['beside']}>
              {messages.rateTo(rate)} <Figure kind="rate" precision={2} value={move.rate} isStatic />
            </span>
          )}
          {move.day !== null && (
            <span className={styles['beside']}>{messages.valuedAsOf(formatDate(move.day))}</span>
          )}
        </>
      )}
    </>
  );
}
