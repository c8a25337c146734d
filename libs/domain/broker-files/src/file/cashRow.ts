import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { rowOf } from './rowOf.js';
import type { TransactionRow } from './Transaction.js';

/** Cash that comes in or goes out by the sign of its amount. */
export const cashRow = (amount: string | undefined, fields: Parameters<typeof rowOf>[1]): TransactionRow =>
  rowOf(amount !== undefined && isNegative(amount) ? 'withdrawal' : 'deposit', {
    ...fields,
    gross: amount === undefined ? undefined : absoluteOf(amount),
  });
