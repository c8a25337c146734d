import type { LedgerRow, RowKind } from '@finance-analyst/portfolio';
import type { EntryColumn } from './LedgerColumn.js';

/** A field of a transaction as it is entered: the parts of its ratio are apart. */
export type FormField =
  | EntryColumn
  | 'settlement'
  | 'rate'
  | 'otherAccount'
  | 'otherInstrument'
  | 'ratioReceived'
  | 'ratioHeld'
  | 'otherAmount'
  | 'otherCurrency'
  | 'cashInLieu'
  | 'costShare'
  | 'lots'
  | 'acquired';

const money = ['gross', 'fees', 'taxes', 'currency'] as const;
const paidOtherwise = ['rate', 'otherAmount', 'otherCurrency', 'settlement'] as const;
const trade = ['instrument', 'quantity', 'price', ...money, ...paidOtherwise] as const;
const action = ['instrument', 'ratioReceived', 'ratioHeld', 'quantity', 'cashInLieu', 'currency'] as const;

const own: Readonly<Record<RowKind, readonly FormField[]>> = {
  buy: trade,
  sell: [...trade, 'lots'],
  short: trade,
  cover: [...trade, 'lots'],
  dividend: ['instrument', 'quantity', ...money, ...paidOtherwise],
  interest: ['instrument', ...money, ...paidOtherwise],
  fee: ['instrument', 'gross', 'fees', 'currency', ...paidOtherwise],
  tax: ['instrument', 'gross', 'taxes', 'currency', ...paidOtherwise],
  deposit: ['instrument', 'quantity', ...money, 'acquired', ...paidOtherwise],
  withdrawal: ['instrument', 'quantity', ...money, ...paidOtherwise, 'lots'],
  transfer: ['otherAccount', 'instrument', 'quantity', ...money, ...paidOtherwise, 'lots'],
  exchange: ['gross', 'currency', 'otherAmount', 'otherCurrency', 'fees', 'taxes', 'rate', 'settlement'],
  split: action,
  bonus: action,
  'spin-off': [
    'instrument',
    'otherInstrument',
    'ratioReceived',
    'ratioHeld',
    'quantity',
    'costShare',
    'cashInLieu',
    'currency',
  ],
  rights: [
    'instrument',
    'otherInstrument',
    'ratioReceived',
    'ratioHeld',
    'quantity',
    'costShare',
    ...money,
    'cashInLieu',
  ],
  'return-of-capital': ['instrument', ...money, ...paidOtherwise],
  merger: [
    'instrument',
    'otherInstrument',
    'ratioReceived',
    'ratioHeld',
    'quantity',
    'price',
    ...money,
    'cashInLieu',
  ],
  valuation: ['instrument', 'price', 'currency'],
};

/** The fields that a kind of transaction uses, and others that a row has, in the order in which they are entered. */
export function fieldsOfKind(kind: RowKind, row: LedgerRow): readonly FormField[] {
  const used: readonly FormField[] = ['date', 'kind', 'account', ...own[kind]];
  const filed = [
    ...Object.keys(row).filter(isField),
    ...(row.ratio ? (['ratioReceived', 'ratioHeld'] as const) : []),
  ];
  return [...used, ...filed.filter((field) => field !== 'note' && !used.includes(field)), 'note'];
}

const fields: ReadonlySet<string> = new Set([
  'date',
  'kind',
  'account',
  'note',
  ...Object.values(own).flat(),
]);

const isField = (name: string): name is FormField => fields.has(name);
