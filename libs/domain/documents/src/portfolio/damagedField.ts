import { type LedgerRow, rowKinds } from '@finance-analyst/portfolio';
import { isFields } from '../merge/isFields.js';

type IsSound = (value: unknown) => boolean;

const kinds: ReadonlySet<unknown> = new Set(rowKinds);
const isText: IsSound = (value) => typeof value === 'string' && value !== '';
const isInstrument: IsSound = (value) =>
  isFields(value) && isText(value['symbol']) && (value['market'] === null || isText(value['market']));

/** Every field of a row. What a row says is checked by the ledger, which refuses it with a reason. */
const fields: Readonly<Record<keyof LedgerRow, IsSound>> = {
  id: isText,
  account: isText,
  kind: (value) => kinds.has(value),
  date: isText,
  entry: Number.isFinite,
  settlement: isText,
  instrument: isInstrument,
  quantity: isText,
  price: isText,
  gross: isText,
  fees: isText,
  taxes: isText,
  currency: isText,
  rate: isText,
  batch: isText,
  note: (value) => typeof value === 'string',
  otherAccount: isText,
  otherInstrument: isInstrument,
  ratio: (value) => isFields(value) && isText(value['received']) && isText(value['held']),
  otherCurrency: isText,
  otherAmount: isText,
  cashInLieu: isText,
  costShare: isText,
  lots: (value) =>
    Array.isArray(value) &&
    value.every((part) => isFields(part) && isText(part['lot']) && isText(part['quantity'])),
  acquired: isText,
};
const checks: ReadonlyMap<string, IsSound> = new Map(Object.entries(fields));
const required: readonly (keyof LedgerRow)[] = ['id', 'account', 'kind', 'date', 'entry'];

/**
 * The first damaged field of a row as stored; null for a sound row. A loop over what the row has: a schema that looks for
 * every field of every row would take most of the time in which a long ledger opens.
 */
export function damagedField(row: Readonly<Record<string, unknown>>): string | null {
  for (const field of required) if (row[field] === undefined) return field;
  for (const field of Object.keys(row)) if (checks.get(field)?.(row[field]) === false) return field;
  return null;
}
