import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { isNegative } from '../decimal/isNegative.js';
import { negativeOf } from '../decimal/negativeOf.js';
import { cashRow } from '../file/cashRow.js';
import { instrumentOf } from '../file/instrumentOf.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import { tradeGross } from '../file/tradeGross.js';
import { schwabAction } from './schwabAction.js';

/** What a line of Schwab's history is. Amounts are net, in dollars, below 0 where cash goes out. */
export function schwabOutcome(cells: Cells, account: string | null): Outcome {
  const action = cells.text('action');
  if (/^transactions total/i.test(cells.text('date'))) return { ignored: 'Total.' };
  const known = schwabAction(action);
  if ('refused' in known) return known;
  const symbol = cells.text('symbol');
  const instrument =
    symbol === '' ? null : instrumentOf({ symbol, name: cells.text('description'), currency: 'USD' });
  const row = rowOfKind(known.kind, cells);
  return row === null
    ? { refused: `${action} without a price: the cost of what is received is not known.` }
    : {
        transactions: [
          { account, instrument: known.kind === 'cash' ? null : instrument, otherInstrument: null, row },
        ],
      };
}

function rowOfKind(
  kind: Extract<ReturnType<typeof schwabAction>, { readonly kind: unknown }>['kind'],
  cells: Cells,
): TransactionRow | null {
  const [amount, filedQuantity] = [cells.amount('amount'), cells.amount('quantity')];
  const quantity = filedQuantity === undefined ? undefined : absoluteOf(filedQuantity);
  const common = { ...datesOf(cells), currency: 'USD', note: noteOf(cells) };
  const [price, fees] = [cells.amount('price'), cells.amount('fees comm')];
  switch (kind) {
    case 'buy':
    case 'sell':
    case 'short':
    case 'cover': {
      const gross = amount === undefined ? undefined : tradeGross(kind, absoluteOf(amount), fees, undefined);
      return rowOf(kind, { ...common, quantity, price, gross, fees });
    }
    case 'cash':
      return cashRow(amount, common);
    case 'shares':
      if (filedQuantity !== undefined && isNegative(filedQuantity))
        return rowOf('withdrawal', { ...common, quantity });
      return price === undefined ? null : rowOf('deposit', { ...common, quantity, price });
    case 'split':
      return rowOf('bonus', { ...common, currency: undefined, quantity });
    case 'fee':
    case 'tax':
      return rowOf(kind, { ...common, gross: amount === undefined ? undefined : negativeOf(amount) });
    default:
      return rowOf(kind, { ...common, gross: amount });
  }
}

/** `07/15/2024 as of 07/12/2024`: posted on the first day, in effect on the second. */
function datesOf(cells: Cells): { readonly date: string; readonly settlement?: string } {
  const [posted, effective] = cells.text('date').split(/\s+as of\s+/);
  return effective === undefined || posted === undefined
    ? { date: cells.date('date') }
    : { date: cells.dateIn('date', effective), settlement: cells.dateIn('date', posted) };
}

const noteOf = (cells: Cells): string =>
  `${cells.text('action')}: ${cells.text('description')}`.replace(/: $/, '');
