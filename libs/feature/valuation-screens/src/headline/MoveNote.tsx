import { Delta, Figure } from '@finance-analyst/figures';
import { useMemo } from 'react';
import type { Valuation } from '../model/Valuation.js';
import styles from './MoveNote.module.css';
import { valueMove } from './valueMove.js';

/** What the last edit did to the value, and through which part of it. */
export function MoveNote({
  edit,
  before,
  after,
}: {
  readonly edit: string;
  readonly before: Valuation;
  readonly after: Valuation;
}) {
  const move = useMemo(() => valueMove(before.evaluator, after.evaluator), [before, after]);
  const { currency } = after.body;
  const format = { kind: 'per-share', currency, precision: 2, unit: 'hidden' } as const;
  return (
    <p className={styles['note']} role="status">
      <span className={styles['edit']}>{edit}</span>
      {move === null ? (
        <span>There is no value to compare.</span>
      ) : (
        <>
          <Delta {...format} value={move.to - move.from} label="Change in value per share" />
          <span>
            from <Figure {...format} value={move.from} isStatic />
          </span>
          {move.parts.map(({ label, value }) => (
            <span key={label} className={styles['part']}>
              {label} <Figure {...format} sign="always" value={value} isStatic />
            </span>
          ))}
        </>
      )}
    </p>
  );
}
