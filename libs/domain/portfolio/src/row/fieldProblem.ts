import { currencyPlaces } from '../currency/currencyPlaces.js';
import { dayNumber } from '../calendar/dayNumber.js';
import { readDecimal } from '../decimal/readDecimal.js';
import { amountProblem } from './amountProblem.js';
import type { LedgerInstrument } from './LedgerInstrument.js';
import type { LedgerRow } from './LedgerRow.js';
import { rowNeeds } from './rowNeeds.js';

const isPositive = (text: string): boolean => (readDecimal(text)?.units ?? 0) > 0;
const hasSymbol = (instrument: LedgerInstrument): boolean =>
  typeof instrument.symbol === 'string' && instrument.symbol.trim() !== '';

const problemOf = (name: string, text: unknown, mayBeNegative = false): string | null =>
  text === undefined ? null : amountProblem(name, text, mayBeNegative);
const unlistedCurrency = (currency: string | undefined): string | null =>
  currency === undefined || currencyPlaces(currency) !== undefined
    ? null
    : `Currency ${String(currency)} is not in ISO 4217.`;
const dateProblem = (name: string, date: string | undefined): string | null =>
  date === undefined || dayNumber(date) !== null ? null : `${name} is not a date: ${String(date)}.`;

/** The first field of a row that cannot be read, whatever its kind; null if all can. */
export function fieldProblem(row: LedgerRow): string | null {
  const { mayBeNegative = false } = rowNeeds[row.kind];
  const problem =
    problemOf('Quantity', row.quantity) ??
    problemOf('Price', row.price) ??
    problemOf('Gross amount', row.gross, mayBeNegative) ??
    problemOf('Fees', row.fees, mayBeNegative) ??
    problemOf('Taxes', row.taxes, mayBeNegative) ??
    problemOf('Exchange rate', row.rate) ??
    problemOf('Other amount', row.otherAmount) ??
    problemOf('Cash in lieu', row.cashInLieu) ??
    problemOf('Share of the cost', row.costShare) ??
    (row.ratio ? (problemOf('Ratio', row.ratio.received) ?? problemOf('Ratio', row.ratio.held)) : null);
  if (problem !== null) return problem;
  if (row.ratio && !(isPositive(row.ratio.received) && isPositive(row.ratio.held)))
    return 'Ratio needs two positive numbers.';
  if (row.rate !== undefined && !isPositive(row.rate)) return 'Exchange rate is 0.';
  if (row.costShare !== undefined) {
    const share = readDecimal(row.costShare);
    if (share && share.units > 10 ** share.places) return `Share of the cost is above 1: ${row.costShare}.`;
  }
  const unlisted = unlistedCurrency(row.currency) ?? unlistedCurrency(row.otherCurrency);
  if (unlisted !== null) return unlisted;
  const undated =
    dateProblem('Settlement date', row.settlement) ?? dateProblem('Acquisition date', row.acquired);
  if (undated !== null) return undated;
  if (row.instrument && !hasSymbol(row.instrument)) return 'Instrument has no symbol.';
  if (row.otherInstrument && !hasSymbol(row.otherInstrument)) return 'The instrument received has no symbol.';
  for (const { quantity } of row.lots ?? []) {
    const problem = amountProblem('Quantity of a lot', quantity, false);
    if (problem) return problem;
  }
  return null;
}
