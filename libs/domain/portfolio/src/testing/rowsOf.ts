import type { LedgerAccount } from '../row/LedgerAccount.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import type { LedgerRow } from '../row/LedgerRow.js';
import type { LotMethod } from '../row/LotMethod.js';
import type { RowKind } from '../row/RowKind.js';

export const acme: LedgerInstrument = { symbol: 'ACME', market: 'XNYS' };
export const other: LedgerInstrument = { symbol: 'OTHR', market: 'XNYS' };

/** An account in dollars. */
export const accountOf = (id = 'main', lotMethod: LotMethod = 'fifo', currency = 'USD'): LedgerAccount => ({
  id,
  currency,
  opened: null,
  lotMethod,
});

export type RowSketch = readonly [
  kind: RowKind,
  date: string,
  fields?: Partial<LedgerRow> & { readonly q?: string; readonly p?: string; readonly g?: string },
];

const withoutInstrument: ReadonlySet<RowKind> = new Set<RowKind>([
  'deposit',
  'withdrawal',
  'interest',
  'fee',
  'tax',
  'exchange',
  'transfer',
]);

/**
 * Rows of account `main` in dollars, with ids `1`, `2` … in the order of entry: `q`, `p` and `g` are quantity, price and
 * gross amount; the instrument is ACME where a kind has one.
 */
export const rowsOf = (...sketches: readonly RowSketch[]): LedgerRow[] =>
  sketches.map(([kind, date, { q, p, g, ...fields } = {}], place) => ({
    id: String(place + 1),
    account: 'main',
    kind,
    date,
    entry: place + 1,
    currency: 'USD',
    ...(withoutInstrument.has(kind) ? {} : { instrument: acme }),
    ...(q === undefined ? {} : { quantity: q }),
    ...(p === undefined ? {} : { price: p }),
    ...(g === undefined ? {} : { gross: g }),
    ...fields,
  }));
