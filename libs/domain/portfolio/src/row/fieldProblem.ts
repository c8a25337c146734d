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

/** The first field of a row that cannot be read, whatever its kind; null if all can. */
export function fieldProblem(row: LedgerRow): string | null {
  const { mayBeNegative = false } = rowNeeds[row.kind];
  const amounts: readonly (readonly [string, unknown, boolean])[] = [
    ['Quantity', row.quantity, false],
    ['Price', row.price, false],
    ['Gross amount', row.gross, mayBeNegative],
    ['Fees', row.fees, mayBeNegative],
    ['Taxes', row.taxes, mayBeNegative],
    ['Exchange rate', row.rate, false],
    ['Other amount', row.otherAmount, false],
    ['Cash in lieu', row.cashInLieu, false],
    ['Share of the cost', row.costShare, false],
    ['Ratio', row.ratio?.received, false],
    ['Ratio', row.ratio?.held, false],
  ];
  for (const [name, text, negative] of amounts) {
    const problem = text === undefined ? null : amountProblem(name, text, negative);
    if (problem) return problem;
  }
  if (row.ratio && !(isPositive(row.ratio.received) && isPositive(row.ratio.held)))
    return 'Ratio needs two positive numbers.';
  if (row.rate !== undefined && !isPositive(row.rate)) return 'Exchange rate is 0.';
  if (row.costShare !== undefined) {
    const share = readDecimal(row.costShare);
    if (share && share.units > 10 ** share.places) return `Share of the cost is above 1: ${row.costShare}.`;
  }
  for (const currency of [row.currency, row.otherCurrency])
    if (currency !== undefined && currencyPlaces(currency) === undefined)
      return `Currency ${String(currency)} is not in ISO 4217.`;
  for (const [name, date] of [
    ['Settlement date', row.settlement],
    ['Acquisition date', row.acquired],
  ] as const)
    if (date !== undefined && dayNumber(date) === null) return `${name} is not a date: ${String(date)}.`;
  if (row.instrument && !hasSymbol(row.instrument)) return 'Instrument has no symbol.';
  if (row.otherInstrument && !hasSymbol(row.otherInstrument)) return 'The instrument received has no symbol.';
  for (const { quantity } of row.lots ?? []) {
    const problem = amountProblem('Quantity of a lot', quantity, false);
    if (problem) return problem;
  }
  return null;
}
