import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDate } from '../calendar/isoDate.js';
import { historyByHolding } from '../history/historyByHolding.js';
import { historyOfInstruments } from '../history/historyOfInstruments.js';
import { createLedger } from '../ledger/createLedger.js';
import { ledgerState } from '../ledger/ledgerState.js';
import { instrumentKey } from '../row/instrumentKey.js';
import { rowKinds } from '../row/RowKind.js';
import { arbitraryMarket } from '../testing/arbitraryMarket.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { accountOf, acme, other, rowsOf } from '../testing/rowsOf.js';
import { changedView } from './changedView.js';
import { createLedgerServer } from './createLedgerServer.js';
import { emptyLedgerView } from './emptyLedgerView.js';
import type { FoldAnswer } from './FoldRequest.js';
import type { LedgerView } from './LedgerView.js';

const accounts = [accountOf('main'), accountOf('second')];

/** What a page shows after an answer. */
const shownAfter = (answer: FoldAnswer, before: LedgerView = emptyLedgerView): LedgerView => {
  if (answer === null) throw new Error('The base is not there.');
  return changedView(before, structuredClone(answer));
};

it('[PORTFOLIO-132] folds changes of a version to the same state as all rows', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), arbitraryRows(rowKinds), (first, second) => {
      const { fold } = createLedgerServer();
      const later = second.map((row) => ({ ...row, id: `later-${row.id}`, entry: row.entry + 1_000 }));
      const kept = first.filter((_, at) => at % 2 === 0);
      const before = fold({ id: 'one', version: 1, base: null, accounts, put: first, remove: [] });
      const removed = first.filter((_, at) => at % 2 === 1).map(({ id }) => id);
      const change = fold({ id: 'one', version: 2, base: 1, accounts, put: later, remove: removed });
      const view = shownAfter(change, shownAfter(before));
      const { positions, cash, totals, closedLots } = ledgerState([...kept, ...later], accounts);
      expect(view).toMatchObject({ positions, cash, totals });
      const gain = closedLots.reduce((sum, lot) => sum + Number(lot.gain), 0);
      expect(view.realized.reduce((sum, one) => sum + one.gain, 0)).toBeCloseTo(gain, 6);
    }),
  );
});

it('[PORTFOLIO-132] asks for all rows if the version or the accounts are not those it holds', () => {
  const { fold } = createLedgerServer();
  const rows = rowsOf(['deposit', '2024-05-02', { g: '100' }]);
  const request = { id: 'one', version: 1, base: null, accounts, put: rows, remove: [] };
  const change = { ...request, version: 2, base: 1, put: [] };
  expect(fold(change)).toBeNull();
  const before = shownAfter(fold(request));
  expect(before.cash).toMatchObject([{ amount: '100.00' }]);
  expect(fold({ ...change, base: 7 })).toBeNull();
  expect(fold({ ...change, accounts: [accountOf('main', 'lifo')] })).toBeNull();
  expect(shownAfter(fold(change), before)).toEqual(before);
});

const arbitraryEdit = fc.record({
  put: arbitraryRows(rowKinds),
  /** Parts of what is there, to replace or remove. */
  edited: fc.array(fc.nat(40), { maxLength: 5 }),
  removed: fc.array(fc.nat(40), { maxLength: 5 }),
  until: fc.option(fc.integer({ min: 19_700, max: 19_761 }).map(isoDate), { nil: undefined }),
});

it('[PORTFOLIO-205] answers an edit with what it changed, which makes the view of all rows of the one before', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), fc.array(arbitraryEdit, { maxLength: 4 }), (first, edits) => {
      const { fold } = createLedgerServer();
      let rows = first;
      let view = shownAfter(fold({ id: 'one', version: 0, base: null, accounts, put: rows, remove: [] }));
      edits.forEach(({ put, edited, removed, until }, at) => {
        const later = put.map((row) => ({
          ...row,
          id: `${at}-${row.id}`,
          entry: row.entry + 1000 * (at + 1),
        }));
        const gone = new Set(removed.flatMap((place) => rows[place]?.id ?? []));
        const changed = edited.flatMap((place) => {
          const row = rows[place];
          return row && !gone.has(row.id) ? [{ ...row, fees: '1.25' }] : [];
        });
        const byId = new Map([...rows, ...changed, ...later].map((row) => [row.id, row]));
        for (const id of gone) byId.delete(id);
        rows = [...byId.values()];
        const request = { id: 'one', version: at + 1, accounts, remove: [...gone], until };
        const before = view;
        view = shownAfter(fold({ ...request, base: at, put: [...changed, ...later] }), before);
        const fresh = createLedgerServer().fold({ ...request, base: null, put: rows });
        expect(view).toEqual(shownAfter(fresh));
      });
    }),
  );
});

it('[PORTFOLIO-205] keeps the objects of what an edit did not change', () => {
  const { fold } = createLedgerServer();
  const rows = rowsOf(
    ['buy', '2024-01-02', { q: '10', p: '5' }],
    ['sell', '2024-02-02', { q: '4', p: '6' }],
    ['buy', '2024-01-03', { q: '10', p: '5', instrument: other }],
    ['sell', '2024-02-03', { q: '4', p: '6', instrument: other }],
    ['dividend', '2024-03-03', { g: '6', instrument: other }],
  );
  const [bought] = rows;
  if (!bought) throw new Error('No row.');
  const request = { id: 'one', accounts, remove: [] };
  const before = shownAfter(fold({ ...request, version: 1, base: null, put: rows }));
  const change = fold({ ...request, version: 2, base: 1, put: [{ ...bought, price: '4' }] });
  const after = shownAfter(change, before);
  expect(after.positions.map((position, at) => position === before.positions[at])).toEqual([false, true]);
  expect(after.realized.map((gain, at) => gain === before.realized[at])).toEqual([false, true]);
  expect(after.totals).toBe(before.totals);
  expect(after.refused).toBe(before.refused);
  expect(after.cash).not.toEqual(before.cash);
});

it('[PORTFOLIO-253] does not count rows of later days', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), fc.integer({ min: 19_700, max: 19_761 }), (rows, day) => {
      const { fold, summary } = createLedgerServer();
      const until = isoDate(day);
      const request = { version: 1, base: null, accounts, remove: [] };
      const view = shownAfter(fold({ ...request, id: 'all', put: rows, until }));
      const counted = rows.filter(({ date }) => date <= until);
      const without = shownAfter(fold({ ...request, id: 'counted', put: counted }));
      expect({ ...view, refused: [] }).toEqual({ ...without, refused: [] });
      expect(view.refused.length).toBeGreaterThanOrEqual(without.refused.length);
      expect(summary({ id: 'all', version: 1, currency: 'USD' })).toEqual(
        summary({ id: 'counted', version: 1, currency: 'USD' }),
      );
    }),
  );
  const { fold, dividends } = createLedgerServer();
  const rows = rowsOf(['buy', '2024-01-02', { q: '10', p: '5' }], ['dividend', '2024-06-01', { g: '20' }]);
  fold({ id: 'one', version: 1, base: null, accounts, put: rows, remove: [], until: '2024-03-01' });
  expect(dividends({ id: 'one', from: '2024-01-01', to: '2024-12-31' })?.dividends).toMatchObject([
    { date: '2024-06-01', perShare: 2 },
  ]);
});

it('[PORTFOLIO-133] values a folded ledger by day as the ledger itself, of all accounts or some', () => {
  fc.assert(
    fc.property(
      arbitraryRows(rowKinds),
      arbitraryMarket,
      fc.constantFrom(undefined, ['main']),
      (rows, market, own) => {
        const { fold, history } = createLedgerServer();
        fold({ id: 'one', version: 3, base: null, accounts, put: rows, remove: [] });
        const { days, currency } = market;
        const prices = [acme, other].flatMap((instrument) => {
          const column = market.pricesOf(instrument);
          return column ? [{ instrument, ...column }] : [];
        });
        const yen = market.ratesOf('JPY');
        const rates = yen ? [{ currency: 'JPY', rates: yen }] : [];
        const request = { id: 'one', version: 3, market: structuredClone({ days, currency, prices, rates }) };
        expect(history({ ...request, ...(own && { accounts: own }) })).toEqual(
          historyByHolding(createLedger(rows, accounts), market, own && new Set(own)),
        );
        const keys = [instrumentKey(acme)];
        expect(history({ ...request, instruments: keys, ...(own && { accounts: own }) })).toEqual(
          historyOfInstruments(createLedger(rows, accounts), market, new Set(keys), own && new Set(own)),
        );
        expect(history({ ...request, version: 2 })).toBeNull();
        expect(history({ ...request, id: 'two' })).toBeNull();
      },
    ),
    { numRuns: 40 },
  );
});

it('[PORTFOLIO-81] answers what a held ledger paid for each share between two days', () => {
  const { fold, dividends } = createLedgerServer();
  const rows = rowsOf(
    ['buy', '2024-01-02', { q: '10', p: '5' }],
    ['dividend', '2024-03-01', { g: '10' }],
    ['dividend', '2024-06-01', { g: '20' }],
    ['dividend', '2024-09-01', { g: '30' }],
  );
  expect(dividends({ id: 'one', from: '2024-03-01', to: '2024-06-01' })).toBeNull();
  fold({ id: 'one', version: 1, base: null, accounts, put: rows, remove: [] });
  expect(
    dividends({ id: 'one', from: '2024-03-01', to: '2024-06-01' })?.dividends.map(({ perShare }) => perShare),
  ).toEqual([1, 2]);
  expect(dividends({ id: 'one', from: 'today', to: '2024-06-01' })).toBeNull();
});

it('[PORTFOLIO-276] answers with the wash sales of a held ledger and tries out sales, of its version alone', () => {
  const { fold, washSales, trySale } = createLedgerServer();
  const rows = rowsOf(
    ['buy', '2023-01-03', { q: '20', g: '200' }],
    ['sell', '2023-12-01', { q: '10', g: '75' }],
    ['buy', '2023-12-20', { q: '4', g: '32' }],
  );
  const folded = { id: 'one', base: null, accounts, put: rows, remove: [] };
  const sale = { account: 'main', instrument: acme, quantity: '5', price: '8', currency: 'USD' };
  const later = { ...sale, date: '2024-02-01' };
  expect(washSales({ id: 'one', version: 1 })).toBeNull();
  expect(trySale({ id: 'one', version: 1, sale: later })).toBeNull();
  fold({ ...folded, version: 1 });
  expect(washSales({ id: 'one', version: 1 })).toMatchObject([
    { sale: '2', replacement: '3', quantity: '4', disallowedLoss: '10.00' },
  ]);
  expect(trySale({ id: 'one', version: 1, sale: later })).toMatchObject({
    ok: true,
    value: { proceeds: '40.00', cost: '50.00', longTermGain: '-10.00', tax: null, washSales: [] },
  });
  expect(washSales({ id: 'one', version: 1 })).toHaveLength(1);
  fold({ ...folded, version: 2, until: '2023-12-10' });
  expect(washSales({ id: 'one', version: 2 })).toEqual([]);
  expect(washSales({ id: 'one', version: 1 })).toBeNull();
});
