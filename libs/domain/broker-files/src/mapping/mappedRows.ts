import type { RowKind } from '@finance-analyst/portfolio';
import { absoluteOf } from '../decimal/absoluteOf.js';
import { inLedgerPlaces } from '../decimal/inLedgerPlaces.js';
import { isNegative } from '../decimal/isNegative.js';
import { isZero } from '../decimal/isZero.js';
import { negativeOf } from '../decimal/negativeOf.js';
import { productOf } from '../decimal/productOf.js';
import { rowOf } from '../file/rowOf.js';
import { tradeGross } from '../file/tradeGross.js';
import type { TransactionRow } from '../file/Transaction.js';
import type { ColumnMapping, MappedKind } from './ColumnMapping.js';
import type { MappedCells } from './MappedCells.js';

type TradeSide = 'buy' | 'sell' | 'short' | 'cover';

const sizeOf = (amount: string | undefined): string | undefined =>
  amount === undefined ? undefined : absoluteOf(amount);

/** The rows of a line, by its kind. A split is read elsewhere. */
export function mappedRows(
  kind: Exclude<MappedKind, 'ignore' | 'split'>,
  cells: MappedCells,
  mapping: ColumnMapping,
): readonly TransactionRow[] {
  const amount = cells.amount('amount');
  const filed = {
    date: cells.date('date'),
    settlement: cells.date('settlement'),
    currency: cells.text('currency') || (mapping.currency ?? ''),
    rate: cells.amount('rate'),
    note: cells.text('note'),
    quantity: sizeOf(cells.amount('quantity')),
    price: sizeOf(cells.amount('price')),
    fees: sizeOf(cells.amount('fees')),
    taxes: sizeOf(cells.amount('taxes')),
  };
  const { quantity, price, fees, taxes, ...common } = filed;
  const gross = sizeOf(amount) ?? valueOf(quantity, price);
  const moved = inKindQuantity(cells, quantity);
  const trade = (side: TradeSide): TransactionRow =>
    rowOf(side, {
      ...filed,
      gross:
        amount !== undefined && mapping.isAmountNet
          ? tradeGross(side, netOf(side, amount, mapping), fees, taxes)
          : sizeOf(amount),
    });
  switch (kind) {
    case 'buy':
    case 'sell':
    case 'short':
    case 'cover':
      return [trade(kind)];
    case 'reinvested-dividend':
      return [rowOf('dividend', { ...common, gross }), trade('buy')];
    case 'cash-by-sign':
      return [
        rowOf(amount !== undefined && isNegative(amount) ? 'withdrawal' : 'deposit', {
          ...common,
          gross,
          fees,
          taxes,
        }),
      ];
    case 'dividend':
    case 'interest':
      return [
        rowOf(kind, { ...common, gross: mapping.isAmountSigned ? (amount ?? gross) : gross, fees, taxes }),
      ];
    case 'fee':
    case 'tax':
      return [
        rowOf(kind, {
          ...common,
          gross:
            amount !== undefined && mapping.isAmountSigned
              ? negativeOf(amount)
              : (gross ?? (kind === 'fee' ? fees : taxes)),
        }),
      ];
    case 'valuation':
      return [rowOf(kind, { ...common, price })];
    default:
      return [
        rowOf(moved === undefined && amount !== undefined ? kindBySign(kind, amount, mapping) : kind, {
          ...common,
          quantity: moved,
          gross,
          fees,
          taxes,
        }),
      ];
  }
}

/** Cash goes in or out by the sign of its amount, if that has one: a deposit of -100 is a withdrawal. */
function kindBySign(kind: RowKind, amount: string, { isAmountSigned }: ColumnMapping): RowKind {
  if (!isAmountSigned || isZero(amount) || (kind !== 'deposit' && kind !== 'withdrawal')) return kind;
  return isNegative(amount) ? 'withdrawal' : 'deposit';
}

/** A signed sale keeps its sign: its costs can be more than its proceeds. */
const netOf = (side: TradeSide, amount: string, { isAmountSigned }: ColumnMapping): string =>
  isAmountSigned && (side === 'sell' || side === 'short') ? amount : absoluteOf(amount);

/** Files of cash movements often give a quantity of 1, which is none without an instrument. */
const inKindQuantity = (cells: MappedCells, quantity: string | undefined): string | undefined =>
  (['isin', 'symbol', 'name'] as const).some((field) => cells.text(field) !== '') ? quantity : undefined;

const valueOf = (quantity: string | undefined, price: string | undefined): string | undefined =>
  quantity === undefined || price === undefined ? undefined : inLedgerPlaces(productOf(quantity, price));
