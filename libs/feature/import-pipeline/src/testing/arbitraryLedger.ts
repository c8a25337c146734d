import type { ExportedLedger } from '@finance-analyst/broker-files';
import { newPortfolioBody, type PortfolioBody } from '@finance-analyst/documents';
import { ledgerState, type LedgerRow, type RowKind } from '@finance-analyst/portfolio';
import fc from 'fast-check';

const accounts: PortfolioBody['accounts'] = [
  { id: 'first', name: 'Main, "own" (USD)', currency: 'USD', opened: null, lotMethod: 'fifo' },
  { id: 'second', name: '=Bank', currency: 'EUR', opened: null, lotMethod: 'fifo' },
];

const instrument = (
  symbol: string,
  market: string | null,
  currency: string,
  isin: string | null,
  name: string | null,
): PortfolioBody['instruments'][number] => ({
  id: market === null ? symbol : `${market}:${symbol}`,
  symbol,
  market,
  name,
  isin,
  currency,
  sector: null,
});

const instruments: PortfolioBody['instruments'] = [
  instrument('NOVN', 'XSWX', 'CHF', 'CH0012005267', 'Novartis'),
  instrument('700', 'XHKG', 'HKD', null, null),
  instrument('ACME', null, 'USD', 'US0000000018', 'Acme; Inc.'),
  instrument('AB.T', null, 'EUR', null, null),
];

const date = fc.integer({ min: 1, max: 28 }).map((day) => `2024-05-${String(day).padStart(2, '0')}`);
const decimal = (most: number, places: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 0, max: places }))
    .map(([units, own]) => (units / 10 ** own).toFixed(own))
    .filter((text) => /[1-9]/.test(text));
const amount = decimal(5_000_000, 2);
const quantity = decimal(9_000_000, 6);
const cost = fc.option(decimal(2_000, 2), { nil: undefined });
const note = fc.option(fc.constantFrom('=1+1', "'=x", 'Plain', 'Two\nlines', 'a;b,"c"', '1,234'), {
  nil: undefined,
});
const currency = fc.constantFrom('USD', 'EUR', 'JPY');

const tradeKinds: readonly RowKind[] = ['buy', 'buy', 'buy', 'sell', 'dividend'];
const cashKinds: readonly RowKind[] = ['deposit', 'withdrawal', 'interest', 'fee', 'tax'];

/** Only what a row has. */
const defined = (row: Readonly<Record<string, unknown>>): LedgerRow =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as unknown as LedgerRow;

/** Whether a gross amount is near quantity × price, as an import refuses one that is off by a factor of 1,000. */
const isNear = (
  shares: number,
  { price, gross }: { readonly price?: string; readonly gross?: string },
): boolean =>
  price === undefined ||
  gross === undefined ||
  Math.abs(Math.log10((shares * Number(price)) / Number(gross))) < 1;

const trade = fc
  .record({
    kind: fc.constantFrom(...tradeKinds),
    place: fc.nat(instruments.length - 1),
    quantity,
    money: fc.oneof(
      fc.record({ price: decimal(900_000, 4) }),
      fc.record({ gross: amount }),
      fc.record({ price: decimal(900_000, 4), gross: amount }),
    ),
    fees: cost,
    taxes: cost,
    rate: fc.option(decimal(20_000, 4), { nil: undefined }),
  })
  .filter(({ quantity: shares, money }) => isNear(Number(shares), money))
  .map(({ place, money, ...row }) => {
    const {
      symbol,
      market,
      currency: own,
    } = instruments[place] ?? { symbol: '', market: null, currency: 'USD' };
    return { ...row, ...money, instrument: { symbol, market }, currency: own };
  });

const cash = fc.record({
  kind: fc.constantFrom(...cashKinds),
  gross: amount,
  isNegative: fc.boolean(),
  currency,
  fees: cost,
  taxes: cost,
});

const inKind = fc
  .record({
    isDeposit: fc.boolean(),
    place: fc.nat(instruments.length - 1),
    quantity,
    gross: amount,
    fees: cost,
  })
  .map(({ isDeposit, place, ...row }) => {
    const {
      symbol,
      market,
      currency: own,
    } = instruments[place] ?? { symbol: '', market: null, currency: 'USD' };
    return {
      ...row,
      kind: isDeposit ? 'deposit' : 'withdrawal',
      instrument: { symbol, market },
      currency: own,
    };
  });

const moved = fc.oneof(
  fc.record({ gross: amount, currency, fees: cost }).map((row) => ({ ...row, kind: 'transfer' })),
  fc.record({ quantity, place: fc.nat(instruments.length - 1) }).map(({ place, quantity: own }) => {
    const { symbol, market } = instruments[place] ?? { symbol: '', market: null };
    return { kind: 'transfer', quantity: own, instrument: { symbol, market } };
  }),
  fc
    .record({ gross: amount, otherAmount: amount, fees: cost, taxes: cost })
    .map((row) => ({ ...row, kind: 'exchange', currency: 'USD', otherCurrency: 'EUR' })),
);

const actions = fc
  .record({
    place: fc.nat(instruments.length - 1),
    fields: fc.constantFrom(
      { kind: 'split', ratio: { received: '3', held: '2' } },
      { kind: 'bonus', quantity: '0.125' },
      { kind: 'return-of-capital', gross: '1.25' },
      { kind: 'short', quantity: '3', price: '10.5', fees: '1' },
      {
        kind: 'spin-off',
        ratio: { received: '1', held: '4' },
        costShare: '0.25',
        otherInstrument: { symbol: 'SPUN', market: 'XNYS' },
      },
      { kind: 'valuation', price: '12.125' },
    ),
  })
  .map(({ place, fields }) => {
    const {
      symbol,
      market,
      currency: own,
    } = instruments[place] ?? { symbol: '', market: null, currency: 'USD' };
    return { ...fields, instrument: { symbol, market }, currency: own };
  });

export interface LedgerParts {
  /** Movements of cash and securities between accounts, and deliveries. */
  readonly movements: boolean;
  readonly actions: boolean;
}

/** Portfolios of which the ledger counts every row. */
export const arbitraryLedger = (parts: LedgerParts): fc.Arbitrary<PortfolioBody> => {
  const kinds: fc.Arbitrary<object>[] = [trade, trade, trade];
  if (parts.movements) kinds.push(cash, inKind, moved);
  else
    kinds.push(
      cash.map((row) => ({
        ...row,
        kind: row.kind === 'deposit' || row.kind === 'withdrawal' ? 'interest' : row.kind,
      })),
    );
  if (parts.actions) kinds.push(actions);
  const row = fc.record({ filed: fc.oneof(...kinds), date, note, isSecond: fc.boolean() });
  return fc.array(row, { minLength: 1, maxLength: 25 }).map((all) => {
    const rows = all.map(({ filed, isSecond, ...common }, place): LedgerRow => {
      const { isNegative, ...own } = filed as { isNegative?: boolean; kind: RowKind; gross?: string };
      const mayBeNegative =
        own.kind === 'interest' || (parts.movements && (own.kind === 'fee' || own.kind === 'tax'));
      const account = isSecond ? 'second' : 'first';
      return defined({
        ...own,
        ...common,
        ...(isNegative && mayBeNegative && own.gross ? { gross: `-${own.gross}` } : {}),
        ...(own.kind === 'transfer' ? { otherAccount: isSecond ? 'first' : 'second' } : {}),
        id: `row-${place}`,
        entry: place + 1,
        account,
      });
    });
    return { ...newPortfolioBody('USD'), accounts, instruments, rows: counted(rows) };
  });
};

/** Without the rows that the ledger refuses, and without those that are then refused. */
function counted(rows: readonly LedgerRow[]): readonly LedgerRow[] {
  const refused = new Set(ledgerState(rows, accounts).refused.map(({ id }) => id));
  return refused.size === 0 ? rows : counted(rows.filter(({ id }) => !refused.has(id)));
}

/** What the writers of files take of a portfolio. */
export const exportedLedger = ({
  rows,
  accounts: own,
  instruments: known,
}: PortfolioBody): ExportedLedger => ({
  rows,
  accounts: own,
  instruments: known,
});
