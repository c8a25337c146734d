import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLedger } from '../ledger/createLedger.js';
import { timeWeightedReturn } from '../returns/timeWeightedReturn.js';
import { instrumentKey } from '../row/instrumentKey.js';
import { rowKinds } from '../row/RowKind.js';
import { arbitraryMarket } from '../testing/arbitraryMarket.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { marketOf } from '../testing/marketOf.js';
import { accountOf, acme, other, rowsOf } from '../testing/rowsOf.js';
import { bridgeOf } from './bridgeOf.js';
import type { DailyHistory } from './DailyHistory.js';
import { historyByHolding } from './historyByHolding.js';
import { historyOfInstruments } from './historyOfInstruments.js';

const accounts = [accountOf('main'), accountOf('second')];
const keysOf = (...instruments: readonly (typeof acme)[]) => new Set(instruments.map(instrumentKey));
const gainAt = ({ price, income, currencyGain, fees, taxes }: DailyHistory, at: number): number =>
  (price[at] as number) +
  (income[at] as number) +
  (currencyGain[at] as number) -
  (fees[at] as number) -
  (taxes[at] as number);
const cents = (amount: number): number => Math.round(amount * 100);

it('[PORTFOLIO-250] measures instruments whose histories, with cash, add up to that of the ledger', () => {
  fc.assert(
    fc.property(
      arbitraryRows(rowKinds),
      arbitraryMarket,
      fc.constantFrom(undefined, new Set(['main'])),
      (rows, market, own) => {
        const ledger = createLedger(rows, accounts);
        const { whole, holdings, cash } = historyByHolding(ledger, market, own);
        const each = [acme, other].map((one) => historyOfInstruments(ledger, market, keysOf(one), own));
        expect(each.flatMap((one) => one.holdings)).toHaveLength(holdings.length);
        whole.values.forEach((value, at) => {
          const scale = [...holdings, ...cash].reduce(
            (sum, { values }) => sum + Math.abs(values[at] as number) + Math.abs(values[at - 1] ?? 0),
            Math.abs(whole.inflows[at] as number) + Math.abs(whole.outflows[at] as number),
          );
          const close = 0.005 + 1e-12 * scale;
          const sumOf = (ofPart: (part: DailyHistory) => number, ofCash: (at: number) => number): number =>
            each.reduce((sum, part) => sum + ofPart(part.whole), ofCash(at));
          const cashOf = (column: 'values' | 'gains'): number =>
            cash.reduce((sum, part) => sum + (part[column][at] as number), 0);
          const valueSum = sumOf(
            (part) => part.values[at] as number,
            () => cashOf('values'),
          );
          expect(Math.abs(valueSum - value)).toBeLessThanOrEqual(close);
          const gainSum = sumOf(
            (part) => gainAt(part, at),
            () => cashOf('gains'),
          );
          expect(Math.abs(gainSum - gainAt(whole, at))).toBeLessThanOrEqual(close);
        });
      },
    ),
  );
});

it('[PORTFOLIO-251] has a bridge of some instruments that adds up to the cent over any window', () => {
  fc.assert(
    fc.property(
      arbitraryRows(rowKinds),
      arbitraryMarket,
      fc.constantFrom(keysOf(acme), keysOf(other), keysOf(acme, other)),
      fc.nat(62),
      fc.nat(62),
      (rows, market, instruments, one, two) => {
        const { whole } = historyOfInstruments(createLedger(rows, accounts), market, instruments);
        const bridge = bridgeOf(whole, Math.min(one, two), Math.max(one, two));
        if (!bridge.ok) throw new Error(bridge.reason);
        const { opening, deposits, withdrawals, price, income, currency, fees, taxes, closing } =
          bridge.value;
        const sum =
          cents(opening) +
          cents(deposits) -
          cents(withdrawals) +
          cents(price) +
          cents(income) +
          cents(currency) -
          cents(fees) -
          cents(taxes);
        expect(sum).toBe(cents(closing));
        // Price is not just what is left: the parts of the days add up to it too.
        const priced = whole.price.subarray(Math.min(one, two) + 1, Math.max(one, two) + 1);
        const scale = whole.values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
        expect(Math.abs(priced.reduce((total, each) => total + each, 0) - price)).toBeLessThanOrEqual(
          0.05 + 1e-11 * scale,
        );
      },
    ),
  );
});

it('[PORTFOLIO-250] counts what was paid with its costs, and pays out proceeds and income after theirs', () => {
  const ledger = createLedger(
    rowsOf(
      ['deposit', '2024-01-02', { g: '2000' }],
      ['buy', '2024-01-03', { q: '10', p: '100', fees: '5' }],
      ['dividend', '2024-01-04', { g: '40', taxes: '6' }],
      ['interest', '2024-01-04', { g: '3' }],
      ['tax', '2024-01-05', { instrument: acme, g: '2' }],
      ['sell', '2024-01-05', { q: '10', p: '110', fees: '1' }],
    ),
    accounts,
  );
  const market = marketOf({
    from: '2024-01-02',
    to: '2024-01-05',
    prices: { ACME: { '2024-01-03': 100, '2024-01-04': 105, '2024-01-05': 110 } },
  });
  const { whole, cash } = historyOfInstruments(ledger, market, keysOf(acme));
  expect([...whole.values]).toEqual([0, 1000, 1050, 0]);
  expect([...whole.inflows]).toEqual([0, 1005, 0, 0]);
  // 40 − 6 of the dividend; 1,100 − 1 of the sale, less the tax of 2.
  expect([...whole.outflows]).toEqual([0, 0, 34, 1097]);
  expect(cash).toEqual([]);
  // By hand: 1000 ÷ 1005 × (1050 + 34) ÷ 1000 × 1097 ÷ 1050 − 1.
  const found = timeWeightedReturn(whole);
  expect(found).toMatchObject({
    ok: true,
    value: { total: expect.closeTo((1000 / 1005) * (1084 / 1000) * (1097 / 1050) - 1, 12) },
  });
});

it('[PORTFOLIO-250] gives what a spin-off brings to the instrument that receives it, at its value', () => {
  const ledger = createLedger(
    rowsOf(
      ['buy', '2024-01-02', { q: '10', p: '100' }],
      [
        'spin-off',
        '2024-01-04',
        { otherInstrument: other, ratio: { received: '1', held: '2' }, costShare: '0.2' },
      ],
    ),
    accounts,
  );
  const market = marketOf({
    from: '2024-01-01',
    to: '2024-01-04',
    prices: {
      ACME: { '2024-01-02': 100, '2024-01-04': 80 },
      OTHR: { '2024-01-04': 40 },
    },
  });
  const [parent, child, both] = [keysOf(acme), keysOf(other), keysOf(acme, other)].map(
    (keys) => historyOfInstruments(ledger, market, keys).whole,
  );
  expect([parent?.outflows[3], child?.inflows[3]]).toEqual([200, 200]);
  expect([both?.inflows[3], both?.outflows[3], both?.values[3]]).toEqual([0, 0, 1000]);
});
