import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Segment } from '../contribution/Segment.js';
import { createLedger } from '../ledger/createLedger.js';
import { rowKinds } from '../row/RowKind.js';
import { arbitraryMarket } from '../testing/arbitraryMarket.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { marketOf } from '../testing/marketOf.js';
import { accountOf, acme, other, rowsOf } from '../testing/rowsOf.js';
import { createHistory } from './createHistory.js';
import { historyByHolding } from './historyByHolding.js';

const accounts = [accountOf('main'), accountOf('second')];

const sumAt = (segments: readonly Segment[], column: keyof Segment, at: number): number =>
  segments.reduce((sum, segment) => sum + (segment[column][at] as number), 0);

it('[PORTFOLIO-70] has parts whose values, flows and gains add up to the history, to the cent', () => {
  fc.assert(
    fc.property(
      arbitraryRows(rowKinds),
      arbitraryMarket,
      fc.constantFrom(undefined, new Set(['main'])),
      (rows, market, own) => {
        const ledger = createLedger(rows, accounts);
        const { whole, holdings, cash } = historyByHolding(ledger, market, own);
        expect(whole).toEqual(createHistory(ledger, market, own));
        const parts = [...holdings, ...cash];
        whole.values.forEach((value, at) => {
          const flow = (whole.inflows[at] as number) - (whole.outflows[at] as number);
          const gain =
            (whole.price[at] as number) +
            (whole.income[at] as number) +
            (whole.currencyGain[at] as number) -
            (whole.fees[at] as number) -
            (whole.taxes[at] as number);
          const scale = parts.reduce(
            (sum, { values }) => sum + Math.abs(values[at] as number) + Math.abs(values[at - 1] ?? 0),
            0,
          );
          const close = 0.005 + 1e-12 * scale;
          expect(Math.abs(sumAt(parts, 'values', at) - value)).toBeLessThanOrEqual(close);
          expect(Math.abs(sumAt(parts, 'flows', at) - flow)).toBeLessThanOrEqual(close);
          expect(Math.abs(sumAt(parts, 'gains', at) - gain)).toBeLessThanOrEqual(close);
        });
      },
    ),
  );
});

it('[PORTFOLIO-70] changes the value of each part by its flow and gain', () => {
  fc.assert(
    fc.property(arbitraryRows(rowKinds), arbitraryMarket, (rows, market) => {
      const { holdings, cash } = historyByHolding(createLedger(rows, accounts), market);
      for (const { values, flows, gains } of [...holdings, ...cash])
        for (let at = 1; at < values.length; at += 1) {
          const [before, after] = [values[at - 1] as number, values[at] as number];
          const moved = (flows[at] as number) + (gains[at] as number);
          expect(Math.abs(after - before - moved)).toBeLessThanOrEqual(
            1e-6 + 1e-12 * (Math.abs(before) + Math.abs(after) + Math.abs(flows[at] as number)),
          );
        }
    }),
  );
});

it('[PORTFOLIO-71] gives a holding its dividends, fees and taxes, and cash its interest and other costs', () => {
  const ledger = createLedger(
    rowsOf(
      ['deposit', '2024-01-02', { g: '2000' }],
      ['buy', '2024-01-03', { q: '10', p: '100', fees: '5' }],
      ['dividend', '2024-01-04', { g: '40', taxes: '6' }],
      ['interest', '2024-01-04', { g: '3' }],
      ['fee', '2024-01-05', { g: '2' }],
      ['sell', '2024-01-05', { q: '10', p: '110' }],
    ),
    accounts,
  );
  const { holdings, cash } = historyByHolding(
    ledger,
    marketOf({
      from: '2024-01-02',
      to: '2024-01-05',
      prices: { ACME: { '2024-01-03': 100, '2024-01-04': 105, '2024-01-05': 110 } },
    }),
  );
  expect(holdings.map(({ account, instrument }) => [account, instrument])).toEqual([['main', acme]]);
  const [held] = holdings;
  expect([held?.values, held?.flows, held?.gains].map((each) => [...(each ?? [])])).toEqual([
    [0, 1000, 1050, 0],
    [0, 1005, -34, -1100],
    [0, -5, 84, 50],
  ]);
  expect(cash.map(({ currency }) => currency)).toEqual(['USD']);
  const [dollars] = cash;
  expect([dollars?.values, dollars?.flows, dollars?.gains].map((each) => [...(each ?? [])])).toEqual([
    [2000, 995, 1032, 2130],
    [0, -1005, 34, 1100],
    [0, 0, 3, -2],
  ]);
});

it('[PORTFOLIO-71] gives each currency its change of rates, and the one received what an exchange gained', () => {
  const ledger = createLedger(
    rowsOf(
      ['deposit', '2024-01-02', { g: '1000' }],
      ['exchange', '2024-01-03', { g: '550', otherCurrency: 'EUR', otherAmount: '510' }],
      ['fee', '2024-01-04', { currency: 'EUR', g: '10' }],
    ),
    accounts,
  );
  const { cash } = historyByHolding(
    ledger,
    marketOf({
      from: '2024-01-02',
      to: '2024-01-04',
      rates: { EUR: { '2024-01-02': 1, '2024-01-03': 1.1, '2024-01-04': 1.2 } },
    }),
  );
  const near = (...figures: readonly number[]) => figures.map((each) => expect.closeTo(each, 9));
  expect(cash.map(({ currency, flows, gains }) => [currency, [...flows], [...gains]])).toEqual([
    ['USD', near(0, -550, 0), near(0, 0, 0)],
    // 510 euros are worth 561 on the day; then 51 more, less a fee of 12.
    ['EUR', near(0, 550, 0), near(0, 11, 39)],
  ]);
});

it('[PORTFOLIO-71] moves value between holdings in a corporate action without a gain', () => {
  const ledger = createLedger(
    rowsOf(
      ['deposit', '2024-01-02', { g: '1000' }],
      ['buy', '2024-01-02', { q: '10', p: '100' }],
      [
        'spin-off',
        '2024-01-03',
        { otherInstrument: other, ratio: { received: '1', held: '2' }, costShare: '0.2' },
      ],
    ),
    accounts,
  );
  const { holdings } = historyByHolding(
    ledger,
    marketOf({
      from: '2024-01-02',
      to: '2024-01-03',
      prices: { ACME: { '2024-01-02': 100, '2024-01-03': 80 }, OTHR: { '2024-01-02': 40 } },
    }),
  );
  expect(holdings.map(({ flows, gains }) => [flows[1], gains[1]])).toEqual([
    [-200, 0],
    [200, 0],
  ]);
});

it('[PORTFOLIO-71] brings the gain of a day without a price on the next with one', () => {
  const { whole, holdings } = historyByHolding(
    createLedger(
      rowsOf(
        ['deposit', '2024-01-02', { g: '1000' }],
        ['buy', '2024-01-02', { q: '10', p: '100' }],
        [
          'spin-off',
          '2024-01-03',
          { otherInstrument: other, ratio: { received: '1', held: '2' }, costShare: '0.2' },
        ],
      ),
      accounts,
    ),
    marketOf({
      from: '2024-01-02',
      to: '2024-01-04',
      prices: { ACME: { '2024-01-02': 100, '2024-01-03': 80 }, OTHR: { '2024-01-04': 44 } },
    }),
  );
  expect([...whole.values]).toEqual([1000, Number.NaN, 1020]);
  expect(holdings.map(({ values, gains }) => [[...values], [...gains]])).toEqual([
    [
      [1000, 800, 800],
      [0, -200, 0],
    ],
    [
      [0, Number.NaN, 220],
      [0, 0, 220],
    ],
  ]);
});
