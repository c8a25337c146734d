import { addUnits } from '../decimal/addUnits.js';
import { compareUnits } from '../decimal/compareUnits.js';
import { mostPlaces } from '../decimal/mostPlaces.js';
import { multiplyUnits } from '../decimal/multiplyUnits.js';
import { roundedShare } from '../decimal/roundedShare.js';
import { scaleUnits } from '../decimal/scaleUnits.js';
import type { Units } from '../decimal/Units.js';
import { instrumentKey } from '../row/instrumentKey.js';
import type { CheckedRow } from '../row/CheckedRow.js';

/** Converts a quantity as traded on one day to shares as traded on another. */
export type ShareConversion = (instrument: string, quantity: Units, from: number, to: number) => Units;

interface Change {
  readonly day: number;
  readonly after: Units;
  readonly before: Units;
}

/** Conversions by the splits and bonus issues that file a ratio, each day's once, whatever the number of accounts. */
export function shareFactors(rows: readonly CheckedRow[]): ShareConversion {
  const changes = new Map<string, Change[]>();
  for (const { row, ratio, day } of rows) {
    if (!ratio || !row.instrument || (row.kind !== 'split' && row.kind !== 'bonus')) continue;
    const received = scaleUnits(ratio.received.units, mostPlaces - ratio.received.places);
    const before = scaleUnits(ratio.held.units, mostPlaces - ratio.held.places);
    const after = row.kind === 'split' ? received : addUnits(received, before);
    const key = instrumentKey(row.instrument);
    const known = changes.get(key) ?? [];
    if (!known.some((change) => change.day === day && isSameRatio(change, { day, after, before })))
      changes.set(key, [...known, { day, after, before }]);
  }
  return (instrument, quantity, from, to) => {
    let converted = quantity;
    for (const { day, after, before } of changes.get(instrument) ?? []) {
      if (from < day && day <= to) converted = roundedShare(converted, after, before);
      if (to < day && day <= from) converted = roundedShare(converted, before, after);
    }
    return converted;
  };
}

const isSameRatio = (a: Change, b: Change): boolean =>
  compareUnits(multiplyUnits(a.after, b.before), multiplyUnits(b.after, a.before)) === 0;
