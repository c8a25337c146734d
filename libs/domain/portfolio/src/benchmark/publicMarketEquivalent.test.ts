import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ValuePeriod } from '../returns/ValuePeriod.js';
import { publicMarketEquivalent } from './publicMarketEquivalent.js';

/** 100 at the start, 50 more after half the days, 180 at the end; a benchmark that goes from 100 by 110 to 121. */
const period: ValuePeriod = {
  firstDay: 0,
  opening: 100,
  lastDay: 730,
  closing: 180,
  flows: [{ day: 365, amount: 50 }],
};
const levels: Readonly<Record<number, number>> = { 0: 100, 365: 110, 730: 121 };
const levelOn = (day: number): number | null => levels[day] ?? null;

it('[PORTFOLIO-135] puts the opening value and the flows into the benchmark', () => {
  // By hand: 100 × 1.21 + 50 × 1.1 = 176, which grew by 10% a year; 180 ÷ 176.
  const found = publicMarketEquivalent(period, levelOn);
  if (!found.ok) throw new Error(found.reason);
  expect(found.value.closing).toBeCloseTo(176, 10);
  expect(found.value.ratio).toEqual({ ok: true, value: expect.closeTo(180 / 176, 12) });
  expect(found.value.moneyWeighted).toMatchObject({ ok: true, value: { annual: expect.closeTo(0.1, 9) } });
});

it('[PORTFOLIO-135] counts what was taken out, also where it is more than the benchmark would have had', () => {
  const withdrawn = { ...period, closing: 20, flows: [{ day: 365, amount: -120 }] };
  const found = publicMarketEquivalent(withdrawn, levelOn);
  if (!found.ok) throw new Error(found.reason);
  // 100 × 1.21 − 120 × 1.1 = −11; (132 + 20) ÷ 121.
  expect(found.value.closing).toBeCloseTo(-11, 10);
  expect(found.value.ratio).toEqual({ ok: true, value: expect.closeTo(152 / 121, 12) });
});

it('[PORTFOLIO-135] has a reason where the benchmark has no level or nothing was invested', () => {
  expect(publicMarketEquivalent(period, (day) => (day === 365 ? null : 100))).toMatchObject({ ok: false });
  expect(publicMarketEquivalent({ ...period, opening: 0, flows: [] }, levelOn)).toMatchObject({
    ok: true,
    value: { ratio: { ok: false } },
  });
});

it('[PORTFOLIO-135] equals a portfolio that holds nothing but the benchmark', () => {
  const level = fc.integer({ min: 1, max: 1_000 });
  fc.assert(
    fc.property(
      fc.array(fc.record({ level, amount: fc.integer({ min: 0, max: 500 }) }), {
        minLength: 2,
        maxLength: 30,
      }),
      (days) => {
        const levelAt = (day: number): number => days[day]?.level ?? 0;
        let units = 0;
        for (const [day, { amount }] of days.entries()) units += (amount + 1) / levelAt(day);
        const last = days.length - 1;
        const held: ValuePeriod = {
          firstDay: 0,
          opening: (days[0]?.amount ?? 0) + 1,
          lastDay: last,
          closing: units * levelAt(last),
          flows: days.slice(1).map(({ amount }, at) => ({ day: at + 1, amount: amount + 1 })),
        };
        const found = publicMarketEquivalent(held, levelAt);
        if (!found.ok || !found.value.ratio.ok) throw new Error('There is one.');
        expect(found.value.closing / held.closing).toBeCloseTo(1, 9);
        expect(found.value.ratio.value).toBeCloseTo(1, 9);
      },
    ),
  );
});
