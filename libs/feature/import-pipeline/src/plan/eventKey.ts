import { instrumentKey, type LedgerRow } from '@finance-analyst/portfolio';
import { shortDecimal } from '../decimal/shortDecimal.js';

const amount = (text: string | undefined): string => (text === undefined ? '' : shortDecimal(text));

/** Without fees or taxes, they are 0. */
const cost = (text: string | undefined): string => shortDecimal(text ?? '0');

/**
 * Equal for rows that record the same event, apart from the account. Settlement and note are left out: both are for
 * information only, and a person may have changed them.
 */
export const eventKey = (row: Omit<LedgerRow, 'id' | 'entry' | 'account'>): string =>
  [
    row.kind,
    row.date,
    row.instrument ? instrumentKey(row.instrument) : '',
    amount(row.quantity),
    amount(row.price),
    amount(row.gross),
    cost(row.fees),
    cost(row.taxes),
    row.currency ?? '',
    amount(row.rate),
    row.otherAccount ?? '',
    row.otherInstrument ? instrumentKey(row.otherInstrument) : '',
    row.ratio ? `${amount(row.ratio.received)}/${amount(row.ratio.held)}` : '',
    row.otherCurrency ?? '',
    amount(row.otherAmount),
    amount(row.cashInLieu),
    amount(row.costShare),
    row.acquired ?? '',
  ].join('|');
