import type { Result } from '@finance-analyst/foundation';
import { isoDate } from '../calendar/isoDate.js';
import { compareUnits } from '../decimal/compareUnits.js';
import type { Decimal } from '../decimal/Decimal.js';
import type { Units } from '../decimal/Units.js';
import { writeDecimal } from '../decimal/writeDecimal.js';
import type { Folding } from '../fold/Folding.js';
import { ownPosition } from '../fold/ownPosition.js';
import type { Position } from '../fold/Position.js';
import { quantityIn } from '../fold/quantityIn.js';
import { stepsOf } from '../fold/stepsOf.js';
import type { Lot } from '../lots/Lot.js';
import { quantityOf } from '../lots/quantityOf.js';
import { takeLots } from '../lots/takeLots.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import { nameOf } from './nameOf.js';

export interface Held {
  readonly position: Position;
  readonly parts: readonly Lot[];
}

/** Takes the quantity of a row from the lots of a side, by the account's method or the lots that the row names. */
export function takeHeld(
  folding: Folding,
  row: CheckedRow,
  side: 'long' | 'short',
  quantity: Decimal,
): Result<Held> {
  const position = ownPosition(folding.state, row.position);
  const wanted = quantityIn(position, quantity);
  const held = quantityOf(position[side]);
  const { account } = row.account;
  if (compareUnits(held, wanted) < 0)
    return {
      ok: false,
      reason: `Account ${account.id} ${side === 'long' ? 'holds' : 'is short'} ${writeDecimal(held, position.places)} ${nameOf(row.row.instrument)} on that day, less than ${writeDecimal(wanted, position.places)}.`,
    };
  const named =
    row.named?.map(({ lot, quantity: part }) => ({ lot, quantity: quantityIn(position, part) })) ?? null;
  const problem = named ? namedProblem(row, position, side, named) : null;
  if (problem !== null) return { ok: false, reason: problem };
  const parts = takeLots(position[side], {
    quantity: quantityIn(position, quantity),
    method: account.lotMethod,
    isShort: side === 'short',
    named,
    steps: stepsOf(folding, row, position.currency ?? account.currency),
  });
  return { ok: true, value: { position, parts } };
}

function namedProblem(
  { account: { account } }: CheckedRow,
  position: Position,
  side: 'long' | 'short',
  named: readonly { readonly lot: string; readonly quantity: Units }[],
): string | null {
  if (account.lotMethod === 'average') return 'At average cost, no lot can be named.';
  for (const { lot: id, quantity } of named) {
    const lot = position[side].find((open) => open.id === id);
    if (!lot) return 'A lot that is named is not open on that day.';
    if (compareUnits(lot.quantity, quantity) < 0)
      return `The lot of ${isoDate(lot.acquired)} has ${writeDecimal(lot.quantity, position.places)}, less than ${writeDecimal(quantity, position.places)}.`;
  }
  return null;
}
