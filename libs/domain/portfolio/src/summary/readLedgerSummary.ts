import { readDecimal } from '../decimal/readDecimal.js';
import { sumDecimals } from '../decimal/sumDecimals.js';
import { writeDecimal } from '../decimal/writeDecimal.js';
import type { LedgerPosition, OpenLot } from '../state/LedgerState.js';
import type { LedgerSummary } from './LedgerSummary.js';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isAmount: Check = (value) => typeof value === 'string' && readDecimal(value) !== null;
const isDate: Check = (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value);
const isPrice: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isFactor: Check = (value) => isPrice(value) && value !== 0;
const isFiledAs: Check = (value) =>
  value === 'paid' || value === 'received' || value === 'deposited' || value === 'valued';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const has =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([field, check]) => check(value[field]));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isLot = has({
  lot: isText,
  side: (value) => value === 'long' || value === 'short',
  acquired: isDate,
  quantity: isAmount,
  cost: isAmount,
  accountCost: orNull(isAmount),
});
const isPosition = has({
  account: isText,
  instrument: has({ symbol: isText, market: orNull(isText) }),
  currency: isText,
  quantity: isAmount,
  cost: isAmount,
  accountCost: orNull(isAmount),
  lots: listOf(isLot),
  filed: orNull(has({ date: isDate, price: isPrice, currency: isText, as: isFiledAs })),
  splits: listOf(has({ date: isDate, factor: isFactor })),
});
const isSummary = has({
  currency: isText,
  positions: listOf(isPosition),
  cash: listOf(has({ account: isText, currency: isText, amount: isAmount })),
});

/** A stored summary; null for anything else, also where the lots of a position do not add up to it. */
export function readLedgerSummary(raw: unknown): LedgerSummary | null {
  if (!isSummary(raw)) return null;
  const summary = raw as LedgerSummary;
  return summary.positions.every(addsUp) ? summary : null;
}

const addsUp = ({ lots, quantity, cost }: LedgerPosition): boolean =>
  isSumOf(quantity, lots, (lot) => lot.quantity) && isSumOf(cost, lots, (lot) => lot.cost);

function isSumOf(total: string, lots: readonly OpenLot[], amountOf: (lot: OpenLot) => string): boolean {
  const sum = sumDecimals(lots.map((lot) => (lot.side === 'long' ? amountOf(lot) : negated(amountOf(lot)))));
  const expected = readDecimal(total);
  return expected !== null && sum === writeDecimal(expected.units, expected.places);
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
