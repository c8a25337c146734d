import { isNegative } from '../decimal/isNegative.js';
import { negativeOf } from '../decimal/negativeOf.js';
import { sumOf } from '../decimal/sumOf.js';
import type { ColumnMapping, MappedKind } from './ColumnMapping.js';
import type { MappedCells } from './MappedCells.js';

/** Kinds in which cash is paid: a signed amount is below 0. */
const paid: ReadonlySet<MappedKind> = new Set(['buy', 'cover']);
/** Kinds in which cash is received: a signed amount is above 0. */
const received: ReadonlySet<MappedKind> = new Set(['sell', 'short', 'return-of-capital']);
/** Kinds that add shares: a quantity below 0 takes them away again. */
const adding: ReadonlySet<MappedKind> = new Set(['buy', 'cover', 'reinvested-dividend', 'deposit']);

/**
 * Why the signs of a line contradict its kind, as a sentence; null if they do not. Brokers write reversals so, and a ledger
 * has none.
 */
export function signProblem(kind: MappedKind, cells: MappedCells, mapping: ColumnMapping): string | null {
  if (!paid.has(kind) && !received.has(kind) && !adding.has(kind)) return null;
  const [quantity, amount] = [cells.amount('quantity'), cells.amount('amount')];
  const reversal = (field: string, value: string): string =>
    `The ${field} of a ${kind.replaceAll('-', ' ')} cannot be ${value}. Reversals are not supported.`;
  if (quantity !== undefined && isNegative(quantity) && adding.has(kind))
    return reversal('quantity', quantity);
  if (amount === undefined || !mapping.isAmountSigned) return null;
  if (paid.has(kind) && isNegative(negativeOf(amount))) return reversal('amount', amount);
  // What is left of a sale is below 0 if its costs are more than its proceeds.
  const proceeds = mapping.isAmountNet ? sumOf(amount, cells.amount('fees'), cells.amount('taxes')) : amount;
  return received.has(kind) && isNegative(amount) && isNegative(proceeds) ? reversal('amount', amount) : null;
}
