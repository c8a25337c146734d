import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import type { Outcome } from '../file/Outcome.js';
import { filedBy, rowsWithTaxRefund } from './tradeRepublicOutcome.js';

/** A redemption sells what is due on the day of its removal for what is paid. */
export function redemptionOutcome(removal: Cells, payment: Cells): Outcome {
  const { fields, ...filed } = filedBy(payment);
  const shares = removal.amount('shares');
  const rows = rowsWithTaxRefund('sell', {
    ...fields,
    date: removal.date('date'),
    quantity: shares === undefined ? undefined : absoluteOf(shares),
    gross: payment.amount('amount'),
  });
  return { transactions: rows.map((row) => ({ ...filed, row })) };
}
