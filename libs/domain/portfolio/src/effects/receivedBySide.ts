import type { Result } from '@finance-analyst/foundation';
import type { Position } from '../fold/Position.js';
import { quantityOf } from '../lots/quantityOf.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import { distributionOf, type Distribution } from './distributionOf.js';

const nothing: Distribution = { received: 0, fraction: 0 };

/** What the shares held receive and what the shares sold short owe. The quantity filed is of those held, if any are. */
export function receivedBySide(
  row: CheckedRow,
  { long, short, places }: Position,
): Result<{ readonly long: Distribution; readonly short: Distribution }> {
  const ofLong: Result<Distribution> =
    long.length > 0 ? distributionOf(row, { units: quantityOf(long), places }) : { ok: true, value: nothing };
  if (!ofLong.ok) return ofLong;
  const owed = long.length > 0 ? { ...row, quantity: null, cashInLieu: { units: 0, places: 0 } } : row;
  const ofShort: Result<Distribution> =
    short.length > 0
      ? distributionOf(owed, { units: quantityOf(short), places })
      : { ok: true, value: nothing };
  return ofShort.ok ? { ok: true, value: { long: ofLong.value, short: ofShort.value } } : ofShort;
}

/** A lot would have less than the smallest quantity. */
export const tooLittle = 'A lot would be left with less than 0.000000000001 of a share.';
