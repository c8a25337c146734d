import type { Cells } from '../cells/Cells.js';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { isZero } from '../decimal/isZero.js';
import { negativeOf } from '../decimal/negativeOf.js';
import { sumOf } from '../decimal/sumOf.js';
import { cashRow } from '../file/cashRow.js';
import { instrumentOf } from '../file/instrumentOf.js';
import type { Outcome } from '../file/Outcome.js';
import { rowOf } from '../file/rowOf.js';
import type { TransactionRow } from '../file/Transaction.js';
import { tradeGross } from '../file/tradeGross.js';
import { fidelityKind } from './fidelityKind.js';

/** What a line of Fidelity's history is. Amounts are net, below 0 where cash goes out. */
export function fidelityOutcome(cells: Cells): Outcome {
  const action = cells.text('action');
  const kind = fidelityKind(action);
  if (kind === null) return { refused: `Unknown action: ${action}.` };
  if (kind === 'action')
    return { refused: 'A corporate action whose ratio and cost the file does not give.' };
  const symbol = cells.text('symbol');
  const quantity = cells.amount('quantity');
  const hasShares = quantity !== undefined && !isZero(quantity);
  if (kind === 'cash' && symbol !== '' && hasShares)
    return { refused: 'A transfer of shares: the file does not give their cost.' };
  const rows = rowsOfKind(kind, cells, quantity);
  const currency = currencyOf(cells);
  const instrument =
    symbol === '' ? null : instrumentOf({ symbol, name: cells.text('description'), currency });
  return {
    transactions: rows.map((row) => ({
      account: cells.text('account number', 'account') || null,
      instrument: kind === 'cash' ? null : instrument,
      otherInstrument: null,
      row,
    })),
  };
}

const currencyOf = (cells: Cells): string => cells.text('currency') || 'USD';

function rowsOfKind(
  kind: Exclude<ReturnType<typeof fidelityKind>, null | 'action'>,
  cells: Cells,
  quantity: string | undefined,
): readonly TransactionRow[] {
  const amount = cells.amount('amount');
  const fields = {
    date: cells.date('run date'),
    settlement: cells.date('settlement date'),
    currency: currencyOf(cells),
    note: cells.text('action'),
  };
  switch (kind) {
    case 'buy':
    case 'sell':
    case 'short':
    case 'cover':
      return tradeRows(kind, cells, fields, quantity, amount);
    case 'cash':
      return [cashRow(amount, fields)];
    case 'shares':
      return [rowOf('bonus', { ...fields, currency: undefined, quantity })];
    case 'fee':
    case 'tax':
      return [rowOf(kind, { ...fields, gross: amount === undefined ? undefined : negativeOf(amount) })];
    default:
      return [rowOf(kind, { ...fields, gross: amount })];
  }
}

/** Accrued interest of a bond is paid with a purchase and received with a sale: a row of its own. */
function tradeRows(
  side: 'buy' | 'sell' | 'short' | 'cover',
  cells: Cells,
  fields: {
    readonly date: string;
    readonly settlement: string;
    readonly currency: string;
    readonly note: string;
  },
  quantity: string | undefined,
  amount: string | undefined,
): readonly TransactionRow[] {
  const fees = sumOf(cells.amount('commission'), cells.amount('fees'));
  const accrued = cells.amount('accrued interest');
  const hasAccrued = accrued !== undefined && !isZero(accrued);
  const interest = hasAccrued
    ? side === 'buy' || side === 'cover'
      ? negativeOf(absoluteOf(accrued))
      : absoluteOf(accrued)
    : undefined;
  const withoutInterest =
    amount === undefined
      ? undefined
      : sumOf(amount, interest === undefined ? undefined : negativeOf(interest));
  const trade = rowOf(side, {
    ...fields,
    quantity: quantity === undefined ? undefined : absoluteOf(quantity),
    price: cells.amount('price'),
    gross:
      withoutInterest === undefined
        ? undefined
        : tradeGross(side, absoluteOf(withoutInterest), fees, undefined),
    fees,
  });
  return interest === undefined ? [trade] : [trade, rowOf('interest', { ...fields, gross: interest })];
}
