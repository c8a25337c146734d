import { numberOf } from '../decimal/numberOf.js';
import type { CheckedRow } from '../row/CheckedRow.js';

/**
 * Units before a row for one after it: those of its ratio, whatever is paid in cash for a fraction. A bonus issue without a ratio has
 * those of the quantities held. 1 for what is no split or bonus issue.
 *
 * @param before units of the position before the row
 * @param after units of the position after it
 */
export function unitFactorOf({ row: { kind }, ratio }: CheckedRow, before: number, after: number): number {
  if (kind !== 'split' && kind !== 'bonus') return 1;
  if (!ratio) return before === 0 || after === 0 ? 1 : before / after;
  const held = numberOf(ratio.held.units, ratio.held.places);
  const received = numberOf(ratio.received.units, ratio.received.places);
  return held / (kind === 'split' ? received : held + received);
}
