import { mostPlaces } from '../decimal/mostPlaces.js';
import { scaleUnits } from '../decimal/scaleUnits.js';
import type { Units } from '../decimal/Units.js';
import { closeLots } from '../fold/closeLots.js';
import type { Folding } from '../fold/Folding.js';
import { lowerPlaces } from '../fold/lowerPlaces.js';
import { moneyOf } from '../fold/moneyOf.js';
import { ownPosition } from '../fold/ownPosition.js';
import { raisePlaces } from '../fold/raisePlaces.js';
import { stepsOf } from '../fold/stepsOf.js';
import { addLot } from '../lots/addLot.js';
import type { Lot } from '../lots/Lot.js';
import { takeLots } from '../lots/takeLots.js';
import type { CheckedRow } from '../row/CheckedRow.js';

/**
 * Adds lots received in a corporate action, in twelve decimals. A fraction paid in cash is received and sold at once
 * (IRS Publication 550, Stock dividends: fractional shares).
 */
export function receiveLots(
  folding: Folding,
  row: CheckedRow,
  slot: number,
  side: 'long' | 'short',
  currency: string | null,
  lots: Lot[],
  fraction: Units,
): void {
  const position = ownPosition(folding.state, slot);
  raisePlaces(position, mostPlaces);
  position.currency = currency;
  if (fraction > 0)
    closeLots(
      folding,
      row,
      takeLots(lots, {
        quantity: fraction,
        method: row.account.account.lotMethod,
        isShort: side === 'short',
        named: null,
        steps: stepsOf(folding, row, currency ?? row.account.account.currency),
      }),
      {
        position: slot,
        places: mostPlaces,
        isShort: side === 'short',
        cause: 'cash-in-lieu',
        amount: moneyOf(folding, row.cashInLieu),
      },
    );
  for (const lot of lots)
    addLot(position[side], { ...lot, quantity: scaleUnits(lot.quantity, position.places - mostPlaces) });
  lowerPlaces(position);
}
