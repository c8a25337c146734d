import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber } from '../calendar/dayNumber.js';
import { annualizedReturn } from './annualizedReturn.js';
import type { DayFlow } from './DayFlow.js';
import { linkedReturn } from './linkedReturn.js';
import { modifiedDietz } from './modifiedDietz.js';
import { moneyWeightedReturn } from './moneyWeightedReturn.js';
import { simpleReturn } from './simpleReturn.js';
import { timeWeightedReturn } from './timeWeightedReturn.js';
import type { ValueHistory } from './ValueHistory.js';
import type { ValuePeriod } from './ValuePeriod.js';

const dayOf = (date: string): number => dayNumber(date) ?? Number.NaN;

/** Values and flows by day: flows above 0 come in. */
function historyOf(days: readonly (readonly [value: number, flow: number])[]): ValueHistory {
  return {
    days: Int32Array.from(days, (_, at) => at),
    values: Float64Array.from(days, ([value]) => value),
    inflows: Float64Array.from(days, ([, flow]) => Math.max(flow, 0)),
    outflows: Float64Array.from(days, ([, flow]) => Math.max(-flow, 0)),
  };
}

function totalOf(history: ValueHistory, ...timing: readonly Parameters<typeof timeWeightedReturn>[1][]) {
  const found = timeWeightedReturn(history, timing[0]);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

const period = (
  [firstDay, opening]: readonly [number, number],
  [lastDay, closing]: readonly [number, number],
  ...flows: readonly (readonly [day: number, amount: number])[]
): ValuePeriod => ({
  firstDay,
  opening,
  lastDay,
  closing,
  flows: flows.map(([day, amount]): DayFlow => ({ day, amount })),
});

// ClientIndexTest of Portfolio Performance (portfolio-performance/portfolio, commit d26a30f6), its sheet of a sample.
it('[PORTFOLIO-50] is the product of the days, with inflows at the start and outflows at the end', () => {
  const sample = historyOf([
    [10_000, 10_000],
    [10_230, 0],
    [10_630, 200],
    [9995.59, -400],
    [10_289.58, 0],
    [10_583.57, 0],
    [16_179.56, 5400],
    [11_600, -3697.04],
    [10_596.15, 0],
  ]);
  const { cumulative, total } = totalOf(sample);
  const daily = [...cumulative].map((each, at) => (1 + each) / (1 + (cumulative[at - 1] ?? 0)) - 1);
  const expected = [
    0,
    230 / 10_000,
    200 / 10_430,
    -234.41 / 10_630,
    293.99 / 9995.59,
    293.99 / 10_289.58,
    195.99 / 15_983.57,
    -882.52 / 16_179.56,
    -1003.85 / 11_600,
  ];
  daily.forEach((each, at) => {
    expect(each).toBeCloseTo(expected[at] ?? 0, 12);
  });
  expect(total).toBe(cumulative[8]);
});

it('[PORTFOLIO-50] is the same whatever comes in and goes out', () => {
  const returns = fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), { minLength: 1, maxLength: 40 });
  const amounts = fc.array(fc.double({ min: -500, max: 1000, noNaN: true }), {
    minLength: 40,
    maxLength: 40,
  });
  fc.assert(
    fc.property(returns, amounts, fc.constantFrom('start', 'end'), (daily, flows, timing) => {
      let value = 10_000;
      const days: [number, number][] = [[value, 0]];
      daily.forEach((each, at) => {
        const flow = Math.max(flows[at] ?? 0, -value / 2);
        const early = timing === 'start' || flow > 0 ? flow : 0;
        value = (value + early) * (1 + each) + (flow - early);
        days.push([value, flow]);
      });
      const { total, cumulative } = totalOf(historyOf(days), {
        inflows: 'start',
        outflows: timing === 'start' ? 'start' : 'end',
      });
      expect(total).toBeCloseTo(linkedReturn(daily), 10);
      expect(cumulative[0]).toBe(0);
    }),
  );
});

it('[PORTFOLIO-50] carries days without a value, and counts them', () => {
  const { total, carriedDays } = totalOf(
    historyOf([
      [100, 0],
      [Number.NaN, 0],
      [Number.NaN, 50],
      [165, 0],
    ]),
  );
  expect(total).toBeCloseTo(0.1, 12);
  expect(carriedDays).toBe(2);
});

it('[PORTFOLIO-50] has no return for days on which nothing is invested, and none at all where more is owed than held', () => {
  const pause = historyOf([
    [100, 0],
    [0, -110],
    [0, 0],
    [220, 200],
  ]);
  expect(totalOf(pause).total).toBeCloseTo(1.1 * 1.1 - 1, 12);
  expect(
    timeWeightedReturn(
      historyOf([
        [-5, 0],
        [5, 0],
      ]),
    ).ok,
  ).toBe(false);
  expect(timeWeightedReturn(historyOf([[Number.NaN, 0]])).ok).toBe(false);
});

it.each([
  // Bloomberg Prep, GIPS question; CFA forum “Judy”, March 2003; Wikipedia, “Modified Dietz method”.
  [
    'an October',
    period([0, 585.6], [31, 602.34], [5, -15.05], [9, 19.82], [15, 16.42], [24, -18.96]),
    0.0245,
    4,
  ],
  ['a March', period([0, 50e6], [31, 51.5e6], [15, -500_000]), 0.0402, 4],
  ['two years', period([0, 100], [730, 300], [365, 50]), 1.2, 12],
] as const)('[PORTFOLIO-51] has the published return of %s', (_, given, expected, digits) => {
  const found = modifiedDietz(given);
  expect(found.ok && found.value.total).toBeCloseTo(expected, digits);
});

// IRRTest and IRRCalculationTest of Portfolio Performance, after Excel; it allows the first 10⁻⁴.
it.each([
  [
    period(
      [dayOf('2002-11-30'), 4398],
      [dayOf('2012-12-06'), 14_508],
      ...[
        ['2007-06-11', 200],
        ['2008-05-11', 270],
        ['2009-05-01', 280],
        ['2010-06-01', 280],
        ['2011-05-02', 300],
        ['2012-04-30', 330],
      ].map(([date, amount]) => [dayOf(String(date)), -Number(amount)] as const),
    ),
    0.1444629967,
    4,
  ],
  [
    period([dayOf('2015-12-31'), 1000], [dayOf('2016-12-31'), 1230], [dayOf('2016-06-01'), -150]),
    0.412128788,
    8,
  ],
] as const)('[PORTFOLIO-52] is that of Excel: %j', (given, expected, digits) => {
  const found = moneyWeightedReturn(given);
  expect(found.ok && found.value.annual).toBeCloseTo(expected, digits);
});

it('[PORTFOLIO-52] lists the rates where more than one fits, and says where none does', () => {
  // An oil pump: Lorie and Savage (1955), at one year each; 25% and 400% a year.
  const several = moneyWeightedReturn(period([0, 1600], [730, -10_000], [365, -10_000]));
  if (several.ok) throw new Error('One rate fits.');
  expect(several.rates?.map((rate) => rate.toFixed(6))).toEqual(['0.562500', '24.000000']);
  expect(moneyWeightedReturn(period([0, 100], [365, -5]))).toMatchObject({ ok: false });
  expect(moneyWeightedReturn(period([0, 100], [365, 0]))).toMatchObject({
    ok: true,
    value: { total: -1, annual: -1 },
  });
});

it('[PORTFOLIO-52] has no rate for money that was there for no longer than a day', () => {
  expect(moneyWeightedReturn(period([0, 0], [1, 1000], [1, 1000]))).toEqual({
    ok: false,
    reason: 'No money was invested for longer than a day.',
  });
});

it('[PORTFOLIO-52] without flows is the total return, like every other measure', () => {
  const amount = fc.double({ min: 1, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 3000 }), (opening, closing, days) => {
      const given = period([0, opening], [days, closing]);
      const expected = closing / opening - 1;
      for (const found of [moneyWeightedReturn(given), modifiedDietz(given), simpleReturn(given)]) {
        if (!found.ok) throw new Error(found.reason);
        expect(Math.abs(found.value.total - expected) / (1 + Math.abs(expected))).toBeLessThan(1e-9);
      }
    }),
  );
});

it('[PORTFOLIO-53] is the gain over the opening value and all that came in', () => {
  const found = simpleReturn(period([0, 100], [10, 160], [2, 100], [5, -80]));
  expect(found).toEqual({ ok: true, value: { total: 0.2, gain: 40, invested: 200 } });
  expect(simpleReturn(period([0, 0], [10, 5])).ok).toBe(false);
});

it('[PORTFOLIO-53] is refused, like modified Dietz, for flows outside the period or without capital', () => {
  for (const given of [
    period([0, 100], [0, 100]),
    period([0, 100], [10, 100], [11, 5]),
    period([0, 100], [10, 1], [0, 5]),
  ])
    for (const measure of [simpleReturn, modifiedDietz, moneyWeightedReturn])
      expect(measure(given)).toMatchObject({ ok: false });
  expect(modifiedDietz(period([0, 10], [10, 100], [1, -50]))).toMatchObject({ ok: false });
});

it('[PORTFOLIO-52] is annual from a year on', () => {
  expect(moneyWeightedReturn(period([0, 200], [364, 210]))).toMatchObject({
    value: { total: expect.closeTo(0.05, 12), annual: null },
  });
  expect(moneyWeightedReturn(period([0, 200], [730, 242]))).toMatchObject({
    value: { annual: expect.closeTo(0.1, 12) },
  });
});

it('[PORTFOLIO-54] annualizes from a year on and links parts', () => {
  // Investopedia: 23.74% over 575 days.
  expect(annualizedReturn(0.2374, 575)).toBeCloseTo(0.145, 3);
  expect(annualizedReturn(0.1025, 65)).toBeNull();
  expect(annualizedReturn(-1.2, 800)).toBeNull();
  expect(annualizedReturn(0.07, 365)).toBeCloseTo(0.07, 12);
  // CFA forum “Judy”, first quarter of 2003.
  expect(linkedReturn([0.023, -0.01, 0.0402])).toBeCloseTo(0.0535, 4);
});
