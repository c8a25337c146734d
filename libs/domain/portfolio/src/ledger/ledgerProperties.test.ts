import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDecimal } from '../decimal/readDecimal.js';
import type { LedgerRow } from '../row/LedgerRow.js';
import { lotMethods } from '../row/LotMethod.js';
import { rowKinds, type RowKind } from '../row/RowKind.js';
import type { LedgerState } from '../state/LedgerState.js';
import { readLedger } from '../state/readLedger.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { accountOf, rowsOf, type RowSketch } from '../testing/rowsOf.js';
import { createLedger } from './createLedger.js';
import { editLedger } from './editLedger.js';
import { ledgerState } from './ledgerState.js';

const accounts = fc
  .tuple(fc.constantFrom(...lotMethods), fc.constantFrom(...lotMethods))
  .map(([first, second]) => [accountOf('main', first), accountOf('second', second)]);

const withoutActions: readonly RowKind[] = [
  'buy',
  'sell',
  'short',
  'cover',
  'transfer',
  'dividend',
  'fee',
  'withdrawal',
];

/** In units of 10⁻¹². */
const exact = (text: string): bigint => {
  const { units, places } = readDecimal(text) ?? { units: 0, places: 0 };
  return BigInt(units) * 10n ** BigInt(12 - places);
};
const sumOf = <T>(items: readonly T[], amount: (item: T) => string): bigint =>
  items.reduce((sum, item) => sum + exact(amount(item)), 0n);
const accepted = (rows: readonly LedgerRow[], { refused }: LedgerState): readonly LedgerRow[] => {
  const ids = new Set(refused.map(({ id }) => id));
  return rows.filter(({ id }) => !ids.has(id));
};
const grossOf = ({ gross = '0' }: LedgerRow): bigint => exact(gross);
const costsOf = ({ fees = '0', taxes = '0' }: LedgerRow): bigint => exact(fees) + exact(taxes);

it('[PORTFOLIO-31] is the same for rows stored in any order', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), accounts, fc.infiniteStream(fc.nat()), (rows, held, keys) => {
      const shuffled = rows.map((row) => ({ row, key: keys.next().value })).sort((a, b) => a.key - b.key);
      expect(
        ledgerState(
          shuffled.map(({ row }) => row),
          held,
        ),
      ).toEqual(ledgerState(rows, held));
    }),
  );
});

it('[PORTFOLIO-31] is the same after every day as that of the rows up to it', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), accounts, fc.constantFrom(1, 3, 100), (rows, held, chunkRows) => {
      const ledger = createLedger(rows, held, { chunkRows });
      for (const date of new Set(rows.map((row) => row.date)))
        expect(readLedger(ledger, date)).toEqual(
          ledgerState(
            rows.filter((row) => row.date <= date),
            held,
          ),
        );
    }),
    { numRuns: 40 },
  );
});

it('[PORTFOLIO-32] is the same after edits as folded from nothing', () => {
  const edits = fc.array(
    fc.record({
      at: fc.nat(),
      rows: arbitraryRows(rowKinds, 3),
      isRemoval: fc.boolean(),
      isNew: fc.boolean(),
    }),
    {
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(
      arbitraryRows(rowKinds),
      accounts,
      fc.constantFrom(1, 4, 16),
      edits,
      (rows, held, chunkRows, changes) => {
        let ledger = createLedger(rows, held, { chunkRows });
        const current = new Map(rows.map((row) => [row.id, row]));
        changes.forEach(({ at, rows: put, isRemoval, isNew }, place) => {
          const ids = [...current.keys()];
          const id = ids[at % Math.max(1, ids.length)] ?? 'r0';
          const changed = put.map((row, index) => ({
            ...row,
            id: isNew || index > 0 ? `n${String(place)}-${String(index)}` : id,
          }));
          ledger = isRemoval ? editLedger(ledger, { remove: [id] }) : editLedger(ledger, { put: changed });
          if (isRemoval) current.delete(id);
          else for (const row of changed) current.set(row.id, row);
          expect(readLedger(ledger)).toEqual(ledgerState([...current.values()], held));
        });
      },
    ),
  );
});

it('[PORTFOLIO-32] shares other strands and the chunks before an edit, and leaves the ledger of before as it was', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), accounts, fc.nat(), (rows, held, at) => {
      const ledger = createLedger(rows, held, { chunkRows: 4 });
      const before = readLedger(ledger);
      const place = at % Math.max(1, ledger.rows.length);
      const id = ledger.rows[place]?.row.id ?? '';
      const edited = editLedger(ledger, { remove: [id] });
      for (const [name, strand] of ledger.strands) {
        const inStrand = strand.rows.findIndex(({ row }) => row.id === id);
        if (inStrand < 0) expect(edited.strands.get(name)).toBe(strand);
        else
          strand.chunks.slice(0, Math.floor(inStrand / 4)).forEach((chunk, index) => {
            expect(edited.strands.get(name)?.chunks[index]).toBe(chunk);
          });
      }
      expect(readLedger(ledger)).toEqual(before);
    }),
  );
});

it('[PORTFOLIO-33] has cash that is the sum of all signed amounts', () => {
  const received: ReadonlySet<RowKind> = new Set<RowKind>([
    'sell',
    'short',
    'deposit',
    'dividend',
    'interest',
    'return-of-capital',
  ]);
  const kinds = rowKinds.filter((kind) => kind !== 'merger' && kind !== 'exchange');
  fc.assert(
    fc.property(arbitraryRows(kinds), accounts, (rows, held) => {
      const state = ledgerState(rows, held);
      const expected = accepted(rows, state).reduce((sum, row) => {
        // A transfer of cash stays in the ledger.
        const gross = row.kind === 'transfer' ? 0n : grossOf(row);
        return sum + (received.has(row.kind) ? gross : -gross) - costsOf(row);
      }, 0n);
      expect(sumOf(state.cash, ({ amount }) => amount)).toBe(expected);
    }),
  );
});

it('[PORTFOLIO-34] holds what was bought and not sold, and costs neither appear nor vanish', () => {
  fc.assert(
    fc.property(arbitraryRows(withoutActions), accounts, (rows, held) => {
      const state = ledgerState(rows, held);
      const valid = accepted(rows, state);
      const of = (kind: RowKind): readonly LedgerRow[] => valid.filter((row) => row.kind === kind);
      const lots = state.positions.flatMap((position) => position.lots);
      for (const [side, opened, closed] of [
        ['long', 'buy', 'sell'],
        ['short', 'short', 'cover'],
      ] as const) {
        const open = lots.filter((lot) => lot.side === side);
        const gone = state.closedLots.filter((lot) => lot.side === side);
        const filed = ({ quantity = '0' }: LedgerRow): string => quantity;
        expect(sumOf(open, ({ quantity }) => quantity)).toBe(
          sumOf(of(opened), filed) - sumOf(of(closed), filed),
        );
        expect(sumOf(gone, ({ quantity }) => quantity)).toBe(sumOf(of(closed), filed));
        const paid = of(opened).reduce(
          (sum, row) => sum + grossOf(row) + (side === 'long' ? costsOf(row) : -exact(row.fees ?? '0')),
          0n,
        );
        expect(
          sumOf(open, ({ cost }) => cost) +
            sumOf(gone, ({ cost, proceeds }) => (side === 'long' ? cost : proceeds)),
        ).toBe(paid);
      }
    }),
  );
});

it('[PORTFOLIO-34] keeps the cost through corporate actions without cash', () => {
  const kinds: readonly RowKind[] = ['buy', 'split', 'bonus', 'spin-off', 'rights', 'transfer'];
  fc.assert(
    fc.property(arbitraryRows(kinds), accounts, (rows, held) => {
      const state = ledgerState(rows, held);
      const bought = accepted(rows, state).filter((row) => row.kind === 'buy');
      expect(sumOf(state.positions, ({ cost }) => cost)).toBe(
        bought.reduce((sum, row) => sum + grossOf(row) + costsOf(row), 0n),
      );
    }),
  );
});

it('[PORTFOLIO-35] has the same cash, costs and gains with a split as without it', () => {
  const trades: readonly RowKind[] = ['buy', 'sell', 'short', 'cover', 'dividend'];
  fc.assert(
    fc.property(
      arbitraryRows(trades),
      accounts,
      fc.integer({ min: 19_700, max: 19_760 }),
      (rows, held, day) => {
        // What is traded from the day of the split on is traded in twice as many shares.
        const whole = rows.filter((row) => row.quantity === undefined || !row.quantity.startsWith('0.0000'));
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
        const twice = whole.map((row) =>
          row.quantity !== undefined && row.date >= date ? { ...row, quantity: doubled(row.quantity) } : row,
        );
        const splits = held.flatMap(({ id }) =>
          ['ACME', 'OTHR'].map((symbol, place): LedgerRow => ({
            id: `split-${id}-${symbol}`,
            account: id,
            kind: 'split',
            date,
            entry: 1000 + place,
            instrument: { symbol, market: 'XNYS' },
            ratio: { received: '2', held: '1' },
          })),
        );
        const [plain, split] = [ledgerState(whole, held), ledgerState([...twice, ...splits], held)];
        expect(split.cash).toEqual(plain.cash);
        expect(split.totals).toEqual(plain.totals);
        expect(split.closedLots.map(({ lot, gain }) => [lot, gain])).toEqual(
          plain.closedLots.map(({ lot, gain }) => [lot, gain]),
        );
        expect(split.positions.map(({ cost }) => cost)).toEqual(plain.positions.map(({ cost }) => cost));
      },
    ),
  );
});

const doubled = (quantity: string): string => {
  const units = 2n * exact(quantity);
  return `${String(units / 10n ** 12n)}.${String(units % 10n ** 12n).padStart(12, '0')}`;
};

it('[PORTFOLIO-36] has amounts a thousand times as large in a currency of which a unit is worth a thousandth', () => {
  const scaled = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : String(exact(text) / 10n ** 9n);
  fc.assert(
    fc.property(arbitraryRows(withoutActions), accounts, (rows, held) => {
      const larger = rows.map((row): LedgerRow => ({
        ...row,
        ...(row.gross === undefined ? {} : { gross: scaled(row.gross) ?? '' }),
        fees: scaled(row.fees) ?? '0',
        taxes: scaled(row.taxes) ?? '0',
      }));
      const [small, large] = [ledgerState(rows, held), ledgerState(larger, held)];
      expect(large.cash.map(({ amount }) => exact(amount))).toEqual(
        small.cash.map(({ amount }) => 1000n * exact(amount)),
      );
      expect(large.totals.map(({ fees, dividends }) => [exact(fees), exact(dividends)])).toEqual(
        small.totals.map(({ fees, dividends }) => [1000n * exact(fees), 1000n * exact(dividends)]),
      );
      expect(large.refused.map(({ id }) => id)).toEqual(small.refused.map(({ id }) => id));
      // Parts of a cost are rounded to the minor unit, so that the sum of all is exact and not each.
      const total = (state: LedgerState): bigint =>
        sumOf(state.positions, ({ cost }) => cost) +
        sumOf(state.closedLots, ({ cost, side, proceeds }) =>
          side === 'long' ? cost : `-${proceeds}`.replace('--', ''),
        );
      expect(total(large)).toBe(1000n * total(small));
    }),
  );
});

it('[PORTFOLIO-37] sells all for the same gain in one lot or in many, in one sale or in many', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(...lotMethods),
      (buys, sales, method) => {
        const bought = buys.reduce((sum, quantity) => sum + quantity, 0);
        const sold = sales.reduce((sum, quantity) => sum + quantity, 0);
        const last = bought - sold;
        fc.pre(last > 0);
        const rows = (
          parts: readonly number[],
          kind: 'buy' | 'sell',
          price: number,
          date: string,
        ): LedgerRow[] =>
          parts.map((quantity, place) => ({
            id: `${kind}${String(place)}`,
            account: 'main',
            kind,
            date,
            entry: place,
            currency: 'USD',
            instrument: { symbol: 'ACME', market: null },
            quantity: String(quantity),
            gross: String(quantity * price),
          }));
        const gainOf = (opened: readonly number[], closed: readonly number[]): bigint =>
          sumOf(
            ledgerState(
              [...rows(opened, 'buy', 3, '2024-01-02'), ...rows(closed, 'sell', 7, '2024-02-01')],
              [accountOf('main', method)],
            ).closedLots,
            ({ gain }) => gain,
          );
        expect(gainOf(buys, [...sales, last])).toBe(gainOf([bought], [bought]));
      },
    ),
  );
});

it('[PORTFOLIO-26] returns capital on thousands of lots, time and again, beyond their cost', () => {
  const lots = Array.from({ length: 2500 }, (): RowSketch => ['buy', '2024-01-02', { q: '1', p: '0.01' }]);
  const returned = Array.from({ length: 60 }, (): RowSketch => [
    'return-of-capital',
    '2024-02-01',
    { g: '25' },
  ]);
  const state = ledgerState(rowsOf(...lots, ...returned), [accountOf()]);
  expect(state.closedLots).toHaveLength(2500 * 59);
});
