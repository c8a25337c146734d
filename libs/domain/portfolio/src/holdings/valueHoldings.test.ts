import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLedger } from '../ledger/createLedger.js';
import { readLedger } from '../state/readLedger.js';
import { rowKinds } from '../row/RowKind.js';
import { arbitraryRows } from '../testing/arbitraryRows.js';
import { accountOf, acme, other, rowsOf, type RowSketch } from '../testing/rowsOf.js';
import type { HoldingMarket } from './HoldingMarket.js';
import { totalValue } from './totalValue.js';
import { valueHoldings } from './valueHoldings.js';

const accounts = [accountOf('main'), accountOf('second')];
const stateOf = (...sketches: readonly RowSketch[]) =>
  readLedger(createLedger(rowsOf(...sketches), accounts));

const market: HoldingMarket = {
  currency: 'EUR',
  priceOf: () => ({
    price: 120,
    currency: 'USD',
    previousClose: 118,
    asOf: '2024-06-03',
    source: 'sample',
  }),
  rateOf: (currency) => ({ USD: 0.9, JPY: 0.006 })[currency] ?? null,
  rateOn: (currency, date) => (currency === 'USD' ? (date < '2024-01-01' ? 0.8 : 0.85) : 0.006),
};

describe('valueHoldings', () => {
  it('[PORTFOLIO-130] splits what a holding gained into price and currency, lot by lot', () => {
    const { holdings, total, cash } = valueHoldings(
      stateOf(['buy', '2023-05-02', { q: '10', p: '100' }], ['buy', '2024-05-02', { q: '5', p: '110' }]),
      market,
    );
    // Costs 1,000 × 0.80 + 550 × 0.85; worth 15 × 120 × 0.90.
    // Price: 200 × 0.80 + 50 × 0.85; currency: 1,200 × 0.10 + 600 × 0.05.
    const [holding] = holdings;
    expect(holding?.cost).toEqual({ ok: true, value: 800 + 467.5 });
    expect(holding?.value).toEqual({ ok: true, value: 1620 });
    expect(holding?.priceGain.ok && holding.priceGain.value).toBeCloseTo(202.5, 10);
    expect(holding?.currencyGain.ok && holding.currencyGain.value).toBeCloseTo(150, 10);
    expect(holding?.dayGain).toEqual({ ok: true, value: 15 * 2 * 0.9 });
    // What was paid is owed in cash.
    expect(cash).toMatchObject([{ currency: 'USD', amount: '-1550.00' }]);
    expect(total).toBeCloseTo(1620 - 1550 * 0.9, 10);
  });

  it('[PORTFOLIO-208] computes again only what changed, and all of it in another market', () => {
    const { positions, cash } = stateOf(
      ['buy', '2023-05-02', { q: '10', p: '100' }],
      ['buy', '2023-05-02', { q: '10', p: '100', instrument: other }],
    );
    const [first, second] = positions;
    if (!first || !second) throw new Error('No positions.');
    const before = valueHoldings({ positions, cash }, market).holdings;
    const changed = { ...second, quantity: '20' };
    const after = valueHoldings({ positions: [first, changed], cash }, market).holdings;
    expect(after[0]?.value).toBe(before[0]?.value);
    expect(after[1]?.value).toEqual({ ok: true, value: 20 * 120 * 0.9 });
    const dearer = valueHoldings({ positions, cash }, { ...market, rateOf: () => 1 }).holdings;
    expect(dearer[0]?.value).toEqual({ ok: true, value: 10 * 120 });
  });

  it('[PORTFOLIO-131] says what has no price or rate, and leaves it out of the total', () => {
    const state = stateOf(
      ['deposit', '2023-05-02', { g: '100', currency: 'CHF' }],
      ['deposit', '2023-05-02', { q: '10', g: '0', instrument: acme }],
    );
    const valued = valueHoldings(state, { ...market, priceOf: () => null });
    const { holdings, cash, total, withoutValue } = valued;
    // What came for nothing states no price.
    const reason = 'The market has no price for it, and no transaction states one. Enter a valuation.';
    expect(holdings[0]?.value).toEqual({ ok: false, reason });
    expect(cash[0]?.value).toEqual({ ok: false, reason: 'There is no exchange rate from CHF to EUR.' });
    expect([total, withoutValue]).toEqual([0, 2]);
    expect(totalValue(valued)).toEqual({
      ok: false,
      reason: `Without a value: ACME, cash in CHF. ${reason}`,
    });
    expect(totalValue(valueHoldings(state, { ...market, rateOf: () => 1 }))).toEqual({
      ok: true,
      value: 1300,
    });
  });

  it('[PORTFOLIO-131] uses the price that a row files when the market has none', () => {
    const { holdings } = valueHoldings(
      stateOf(
        ['deposit', '2023-05-02', { q: '10', g: '1000', instrument: acme }],
        ['valuation', '2023-06-02', { p: '130' }],
      ),
      { ...market, priceOf: () => null },
    );
    expect(holdings[0]).toMatchObject({
      price: { price: 130, asOf: '2023-06-02', source: null, filed: 'valued' },
      value: { ok: true, value: 1170 },
    });
  });

  it('[PORTFOLIO-130] adds up for any ledger: gain is value less cost, and weights are one', () => {
    fc.assert(
      fc.property(arbitraryRows(rowKinds), (rows) => {
        const { holdings, cash, total, withoutValue } = valueHoldings(
          readLedger(createLedger(rows, accounts)),
          market,
        );
        for (const { value, cost, priceGain, currencyGain } of holdings) {
          if (!value.ok || !cost.ok || !priceGain.ok || !currencyGain.ok) continue;
          expect(priceGain.value + currencyGain.value).toBeCloseTo(value.value - cost.value, 6);
        }
        const weights = [...holdings, ...cash].flatMap(({ weight }) => (weight.ok ? [weight.value] : []));
        if (withoutValue > 0) expect(weights).toEqual([]);
        else if (total > 0.01) expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 6);
      }),
    );
  });

  it('[PORTFOLIO-263] has no weights while something has no value, rather than those of the rest', () => {
    const state = stateOf(
      ['deposit', '2023-05-02', { g: '100', currency: 'USD' }],
      ['deposit', '2023-05-02', { q: '10', g: '0', instrument: acme }],
    );
    const { cash, total } = valueHoldings(state, { ...market, priceOf: () => null });
    expect(total).toBeCloseTo(90, 10);
    expect(cash[0]?.weight).toEqual({ ok: false, reason: 'The value of the portfolio is not known.' });
    const [known] = valueHoldings(state, market).cash;
    expect(known?.weight.ok && known.weight.value).toBeCloseTo(90 / (90 + 1080), 10);
  });
});
