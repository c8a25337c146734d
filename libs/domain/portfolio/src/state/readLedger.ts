import { dayNumber } from '../calendar/dayNumber.js';
import type { Ledger } from '../ledger/Ledger.js';
import type { LedgerState } from './LedgerState.js';
import { closedInOrder } from './closedInOrder.js';
import { readClosedLot } from './readClosedLot.js';
import { readHeld } from './readHeld.js';
import { viewOn } from './viewOn.js';

/**
 * The state of a ledger after a day (an ISO date), or after all rows. Figures are as traded by then: a later split does
 * not change them. After what is no date, nothing has happened.
 */
export function readLedger(ledger: Ledger, date?: string): LedgerState {
  const view = viewOn(ledger, date === undefined ? Infinity : (dayNumber(date) ?? -Infinity));
  return {
    ...readHeld(ledger, view),
    closedLots: closedInOrder(ledger, view.chunks).flatMap((part) => readClosedLot(ledger, part) ?? []),
  };
}
