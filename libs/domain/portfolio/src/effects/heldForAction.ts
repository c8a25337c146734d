import type { Result } from '@finance-analyst/foundation';
import type { Folding } from '../fold/Folding.js';
import { ownPosition } from '../fold/ownPosition.js';
import type { Position } from '../fold/Position.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import { currencyProblem } from './currencyProblem.js';
import { nameOf } from './nameOf.js';

/** The position that a corporate action applies to; refused if nothing is held, or if its cash is in another currency. */
export function heldForAction(folding: Folding, row: CheckedRow): Result<Position> {
  const position = folding.state.positions.get(row.position);
  if (!position || position.long.length + position.short.length === 0)
    return {
      ok: false,
      reason: `Account ${row.account.account.id} holds no ${nameOf(row.row.instrument)} on that day.`,
    };
  const problem = row.currency === null ? null : currencyProblem(row, position);
  if (problem !== null) return { ok: false, reason: problem };
  const isShortOnly = position.long.length === 0;
  if (row.cashInLieu.units !== 0 && isShortOnly)
    return { ok: false, reason: 'Cash in lieu is paid for shares held, not for shares sold short.' };
  if (!row.ratio && row.quantity && position.short.length > 0 && !isShortOnly)
    return { ok: false, reason: 'Shares are held and sold short: the ratio is needed.' };
  return { ok: true, value: ownPosition(folding.state, row.position) };
}
