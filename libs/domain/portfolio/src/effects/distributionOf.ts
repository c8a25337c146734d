import type { Result } from '@finance-analyst/foundation';
import { compareUnits } from '../decimal/compareUnits.js';
import type { Decimal } from '../decimal/Decimal.js';
import { mostPlaces } from '../decimal/mostPlaces.js';
import { roundedShare } from '../decimal/roundedShare.js';
import { scaleUnits } from '../decimal/scaleUnits.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { Units } from '../decimal/Units.js';
import { unitsOf } from '../decimal/unitsOf.js';
import { writeDecimal } from '../decimal/writeDecimal.js';
import type { CheckedRow } from '../row/CheckedRow.js';

/** Shares received in a corporate action, in units of 10⁻¹² of a share. */
export interface Distribution {
  /** With the fraction. */
  readonly received: Units;
  /** The part of it that is paid in cash. */
  readonly fraction: Units;
}

const one = 10 ** mostPlaces;

/**
 * What a holding receives. The ratio gives the quantity to twelve decimals. With cash in lieu, the fraction is what is
 * received above the quantity filed or, if none is, above whole shares. Without, a quantity filed within one share of the
 * ratio's replaces it, as rounded by the broker.
 */
export function distributionOf(row: CheckedRow, held: Decimal): Result<Distribution> {
  const filed = row.quantity ? inTwelve(row.quantity) : null;
  if (!row.ratio) return { ok: true, value: { received: filed ?? 0, fraction: 0 } };
  const received = ratioOf(row.ratio, inTwelve(held));
  if (row.cashInLieu.units !== 0) {
    const whole = filed ?? subtractUnits(received, fractionOf(received));
    const fraction = subtractUnits(received, whole);
    return fraction > 0 && compareUnits(fraction, one) < 0
      ? { ok: true, value: { received, fraction } }
      : {
          ok: false,
          reason: `Cash in lieu is filed, but ${writeDecimal(received, mostPlaces)} shares leave no fraction.`,
        };
  }
  if (filed === null) return { ok: true, value: { received, fraction: 0 } };
  const difference = subtractUnits(received, filed);
  return compareUnits(difference, one) < 0 && compareUnits(difference, -one) > 0
    ? { ok: true, value: { received: filed, fraction: 0 } }
    : {
        ok: false,
        reason: `The ratio gives ${writeDecimal(received, mostPlaces)} shares; the row says ${writeDecimal(filed, mostPlaces)}.`,
      };
}

const inTwelve = ({ units, places }: Decimal): Units => scaleUnits(units, mostPlaces - places);

function ratioOf({ received, held }: NonNullable<CheckedRow['ratio']>, quantity: Units): Units {
  const places = Math.max(received.places, held.places);
  return roundedShare(
    quantity,
    scaleUnits(received.units, places - received.places),
    scaleUnits(held.units, places - held.places),
  );
}

const fractionOf = (quantity: Units): Units =>
  typeof quantity === 'number' ? quantity % one : unitsOf(quantity % BigInt(one));
