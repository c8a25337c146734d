import { rowProblem } from '@finance-analyst/portfolio';
import type { FiledTransaction } from './Outcome.js';

/** A symbol for the check alone: the import gives the real one. */
const anySymbol = { symbol: 'filed', market: null };
const anyOtherSymbol = { symbol: 'filed other', market: null };

/** Why no ledger can have the row of a transaction, as a sentence; null if one can. */
export function transactionProblem({
  row,
  account,
  instrument,
  otherInstrument,
  otherAccount,
  lots,
}: FiledTransaction): string | null {
  if (row.date === '') return 'Date is missing.';
  return rowProblem({
    ...row,
    id: 'filed',
    account: 'filed',
    entry: 0,
    ...(instrument ? { instrument: anySymbol } : {}),
    ...(otherInstrument ? { otherInstrument: anyOtherSymbol } : {}),
    ...(otherAccount === undefined
      ? {}
      : { otherAccount: otherAccount === account ? 'filed' : 'filed other' }),
    ...(lots ? { lots } : {}),
  });
}
