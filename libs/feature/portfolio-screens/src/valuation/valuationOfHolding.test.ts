import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdingsHere } from '../testing/holdingsHere.js';
import { messages } from './messages.js';
import { portfolioUpside, valuationOfHolding } from './valuationOfHolding.js';

type Model = Parameters<typeof valuationOfHolding>[1][number];

const model = (id: string, value: number, change: Partial<Model> = {}): Model => ({
  id,
  title: `Model ${id}`,
  instruments: [{ symbol: 'ACME', market: null, name: 'Acme' }],
  currency: 'USD',
  createdAt: '2025-11-01T10:00:00.000Z',
  updatedAt: '2025-11-02T10:00:00.000Z',
  headline: {
    valuePerShare: { ok: true, value },
    upside: { ok: true, value: 0 },
    price: null,
    knownOn: '2025-11-01',
    statementsSource: 'sample',
  },
  ...change,
});

const held = (price: number | null, currency = 'USD') => ({
  holdings: holdingsHere({ ACME: [10, price] }, 0).holdings.map((holding) => ({
    ...holding,
    price:
      price === null ? null : { price, currency, previousClose: null, asOf: '2025-11-20', source: 'sample' },
  })),
});

it('[PORTFOLIO-SCREENS-130] compares the price of a holding with the value of its newest model', () => {
  const found = valuationOfHolding(held(80), [
    model('old', 50),
    model('new', 100, { updatedAt: '2025-11-10T10:00:00.000Z' }),
    model('other', 1, { instruments: [{ symbol: 'BOLT', market: null, name: null }] }),
  ]);
  expect(found).toMatchObject({
    model: { id: 'new', symbol: 'ACME', isSample: true },
    others: 1,
    priceToValue: { ok: true, value: 0.8 },
    upside: { ok: true, value: 0.25 },
  });
  expect(valuationOfHolding(held(80), [])).toBeNull();
  // Two that were saved at the same moment: the same one in any order.
  const pair = [model('one', 50), model('two', 100)];
  for (const models of [pair, pair.toReversed()])
    expect(valuationOfHolding(held(80), models)?.model.id).toBe('one');
});

it('[PORTFOLIO-SCREENS-131] says why a model gives no upside', () => {
  const reason = (given: ReturnType<typeof held>, one: Model) => {
    const upside = valuationOfHolding(given, [one])?.upside;
    return upside?.ok === false ? upside.reason : upside?.value;
  };
  const { headline } = model('a', 100);
  expect(reason(held(null), model('a', 100))).toBe(messages.noPrice);
  expect(reason(held(80, 'EUR'), model('a', 100))).toBe(messages.otherCurrency('EUR', 'USD'));
  expect(reason(held(80), model('a', -5))).toBe(messages.notPositive);
  expect(reason(held(80), model('a', 100, { headline: null }))).toBe(messages.notComputed);
  expect(
    reason(held(80), model('a', 100, { headline: headline && { ...headline, knownOn: '2020-01-02' } })),
  ).toBe(messages.pastValue('2020-01-02'));
  expect(
    reason(
      held(80),
      model('a', 0, { headline: headline && { ...headline, valuePerShare: { ok: false, reason: 'No.' } } }),
    ),
  ).toBe('No.');
});

it('[PORTFOLIO-SCREENS-132] weighs the upside by value over long holdings with a model, and names their share', () => {
  const row = (value: number | null, upside: number | null) => ({
    holdings: [],
    value: value === null ? ({ ok: false, reason: 'none' } as const) : ({ ok: true, value } as const),
    upside,
  });
  type Row = ReturnType<typeof row>;
  const of = (rows: readonly Row[]) =>
    portfolioUpside(rows, (one) => {
      const { upside } = one as Row;
      return upside === null ? null : { upside: { ok: true, value: upside } };
    });
  expect(of([row(300, 0.1), row(100, -0.2), row(600, null), row(-50, 9), row(null, 9)])).toEqual({
    upside: { ok: true, value: 10 / 400 },
    coverage: { ok: true, value: 0.4 },
  });
  expect(of([row(600, null)])).toEqual({
    upside: { ok: false, reason: messages.noModel },
    coverage: { ok: true, value: 0 },
  });
  expect(of([]).coverage.ok).toBe(false);
  const amounts = fc.double({ min: 0.01, max: 1e9, noNaN: true });
  const upsides = fc.double({ min: -1, max: 5, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amounts, fc.option(upsides)), { minLength: 1 }),
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      (pairs, rate) => {
        const all = of(pairs.map(([value, upside]) => row(value, upside)));
        const scaled = of(pairs.map(([value, upside]) => row(value * rate, upside)));
        const known = pairs.flatMap(([, upside]) => upside ?? []);
        expect(all.upside.ok).toBe(known.length > 0);
        if (!all.upside.ok || !scaled.upside.ok || !all.coverage.ok) return;
        expect(all.upside.value).toBeGreaterThanOrEqual(Math.min(...known) - 1e-9);
        expect(all.upside.value).toBeLessThanOrEqual(Math.max(...known) + 1e-9);
        expect(scaled.upside.value).toBeCloseTo(all.upside.value, 9);
        expect(all.coverage.value).toBeLessThanOrEqual(1 + 1e-12);
      },
    ),
  );
});
