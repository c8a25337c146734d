import type { Result } from '@finance-analyst/foundation';
import { dayNumber } from '../calendar/dayNumber.js';
import { currencyPlaces } from '../currency/currencyPlaces.js';
import type { Decimal } from '../decimal/Decimal.js';
import { multiplyUnits } from '../decimal/multiplyUnits.js';
import { powersOfTen } from '../decimal/powersOfTen.js';
import { readDecimal } from '../decimal/readDecimal.js';
import { roundedShare } from '../decimal/roundedShare.js';
import type { AccountEntry } from '../ledger/AccountEntry.js';
import type { Registry } from '../ledger/createRegistry.js';
import type { CheckedRow } from './CheckedRow.js';
import type { LedgerRow } from './LedgerRow.js';
import { rowKinds } from './RowKind.js';
import { rowProblem } from './rowProblem.js';

const nothing: Decimal = { units: 0, places: 0 };
const ranks: ReadonlyMap<string, number> = new Map(rowKinds.map((kind, rank) => [kind, rank]));

const decimalOf = (text: string | undefined): Decimal | null =>
  text === undefined ? null : readDecimal(text);

/** Reads a row. Refused with the reason if it cannot be, whatever the rows before it. */
export function checkRow(
  row: LedgerRow,
  accounts: ReadonlyMap<string, AccountEntry>,
  registry: Registry,
): Result<CheckedRow> {
  const refused = (reason: string): Result<CheckedRow> => ({ ok: false, reason });
  const rank = ranks.get(row.kind);
  if (rank === undefined) return refused(`Unknown kind of row: ${String(row.kind)}.`);
  const day = dayNumber(row.date);
  if (day === null) return refused(`Date is not a date: ${String(row.date)}.`);
  if (!Number.isSafeInteger(row.entry)) return refused('The entry number is not a whole number.');
  const account = accounts.get(row.account);
  if (!account) return refused(`There is no account ${String(row.account)}.`);
  const otherAccount = row.otherAccount === undefined ? null : accounts.get(row.otherAccount);
  if (otherAccount === undefined) return refused(`There is no account ${String(row.otherAccount)}.`);
  for (const { account: own, openedDay } of otherAccount ? [account, otherAccount] : [account])
    if (day < openedDay)
      return refused(`The row is before account ${own.id} was opened on ${String(own.opened)}.`);
  const problem = rowProblem(row);
  if (problem) return refused(problem);

  const quantity = decimalOf(row.quantity);
  const price = decimalOf(row.price);
  const currency = row.currency ?? null;
  const gross = decimalOf(row.gross) ?? (isPriced(row) ? productOf(quantity, price, currency) : nothing);
  const fees = decimalOf(row.fees) ?? nothing;
  const taxes = decimalOf(row.taxes) ?? nothing;
  const otherAmount = decimalOf(row.otherAmount);
  const cashInLieu = decimalOf(row.cashInLieu) ?? nothing;
  const { instrument = null, otherInstrument } = row;
  return {
    ok: true,
    value: {
      row,
      day,
      rank,
      account,
      otherAccount,
      currency,
      quantity,
      price,
      gross,
      fees,
      taxes,
      rate: decimalOf(row.rate),
      ratio: row.ratio
        ? {
            received: readDecimal(row.ratio.received) ?? nothing,
            held: readDecimal(row.ratio.held) ?? nothing,
          }
        : null,
      otherAmount,
      cashInLieu,
      costShare: decimalOf(row.costShare),
      named:
        row.lots?.map((named) => ({ lot: named.lot, quantity: readDecimal(named.quantity) ?? nothing })) ??
        null,
      acquiredDay: row.acquired === undefined ? day : (dayNumber(row.acquired) ?? day),
      moneyPlaces: Math.max(
        gross.places,
        fees.places,
        taxes.places,
        otherAmount?.places ?? 0,
        cashInLieu.places,
        currency === null ? 0 : (currencyPlaces(currency) ?? 0),
        row.otherCurrency === undefined ? 0 : (currencyPlaces(row.otherCurrency) ?? 0),
      ),
      position: instrument ? registry.position(row.account, instrument) : -1,
      otherPosition: otherInstrument
        ? registry.position(row.account, otherInstrument)
        : instrument && otherAccount
          ? registry.position(otherAccount.account.id, instrument)
          : -1,
      cash: currency === null ? -1 : registry.cashOf(row.account, currency),
      otherCash:
        row.otherCurrency !== undefined
          ? registry.cashOf(
              row.kind === 'transfer' ? (row.otherAccount ?? '') : row.account,
              row.otherCurrency,
            )
          : otherAccount && currency !== null
            ? registry.cashOf(otherAccount.account.id, currency)
            : -1,
      totals: currency === null ? -1 : registry.totalsOf(row.account, instrument, currency),
    },
  };
}

/** In a valuation or merger, the price is no amount per unit of the quantity. */
const isPriced = ({ kind }: LedgerRow): boolean => kind !== 'valuation' && kind !== 'merger';

function productOf(quantity: Decimal | null, price: Decimal | null, currency: string | null): Decimal {
  if (!quantity || !price) return nothing;
  const places = (currency === null ? undefined : currencyPlaces(currency)) ?? 2;
  const divisor = multiplyUnits(powerOfTen(quantity.places), powerOfTen(price.places));
  return {
    units: roundedShare(multiplyUnits(quantity.units, price.units), powerOfTen(places), divisor),
    places,
  };
}

const powerOfTen = (places: number): number => powersOfTen[places] ?? 1;
