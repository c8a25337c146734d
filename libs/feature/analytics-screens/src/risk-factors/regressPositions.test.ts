import { expect, it } from 'vitest';
import { exampleRisk } from '../testing/exampleRisk.js';
import { commonPeriods } from './commonPeriods.js';
import type { FactorSeries } from './FactorSeries.js';
import { regressPositions } from './regressPositions.js';
import { seriesOfFile } from './seriesOfFile.js';
import { seriesOfInstruments } from './seriesOfInstruments.js';

const analysis = exampleRisk();
const [acme] = analysis.assets;
const none = { kind: 'rate', annual: 0 } as const;
const series = (
  days: readonly number[],
  returns: readonly number[],
  gaps: readonly number[] = [],
): FactorSeries => ({
  days,
  gaps,
  factors: [{ name: 'M', returns }],
  riskFree: none,
});

it('[ANALYTICS-SCREENS-89] compounds factors over dates without a day of the holdings, and covers months to their last day', () => {
  // Days 3 to 5 have no close; date 40 is too far from the last one.
  const found = commonPeriods([1, 2, 6, 7], series([1, 2, 3, 6, 7, 40], [9, 0.1, 0.2, 0.3, 0.4, 0.5]));
  expect([found.from, found.to]).toEqual([
    [0, 1, 2],
    [1, 2, 3],
  ]);
  expect([...(found.factors[0] ?? [])].map((each) => Number(each.toFixed(9)))).toEqual([0.1, 0.56, 0.4]);
  expect(found.periodsPerYear).toBe(252);
  // By month, with closes on the last working days before.
  const months = commonPeriods([30, 58, 89, 119], series([30, 58, 90, 121], [0, 0.1, 0.2, 0.3]));
  expect([months.periodsPerYear, months.to]).toEqual([12, [1, 2, 3]]);
  // A period whose beginning is not covered is left out.
  expect(commonPeriods([20, 21, 22], series([1, 21, 22], [0, 0.1, 0.2])).from).toEqual([1]);
});

it('[ANALYTICS-SCREENS-89] has no period that ends where the return of the factors is not since the date before', () => {
  const found = commonPeriods([1, 2, 3, 4], series([1, 2, 4], [0, 0.1, 0.3], [4]));
  expect([found.from, found.to, [...(found.factors[0] ?? [])].length]).toEqual([[0], [1], 1]);
  const after = commonPeriods([1, 2, 3, 4, 5], series([1, 3, 4, 5], [0, 0.1, 0.2, 0.3], [3]));
  expect([after.from, after.to]).toEqual([
    [2, 3],
    [3, 4],
  ]);
});

it('[ANALYTICS-SCREENS-89] regresses a holding on itself with a loading of 1, and the whole by its weights', () => {
  if (!acme) throw new Error('There is no holding.');
  const factor = series([...analysis.days], [0, ...acme.returns]);
  const { whole, positions, window, periodsPerYear } = regressPositions(analysis, factor, 'classical');
  const own = positions.find(({ position }) => position.id === 'ACME')?.regression;
  expect(own?.ok && own.value.loadings[0]?.value).toBeCloseTo(1, 9);
  expect(own?.ok && own.value.rSquared).toBeCloseTo(1, 9);
  const loadings = positions.map(({ regression }) =>
    regression.ok ? (regression.value.loadings[0]?.value ?? 0) : Number.NaN,
  );
  const sum = loadings.reduce((total, each, at) => total + each * (analysis.assets[at]?.weight ?? 0), 0);
  expect(whole.ok && whole.value.loadings[0]?.value).toBeCloseTo(sum, 9);
  expect(whole.ok && whole.value.observations).toBe(799);
  expect(window).toEqual({ opens: analysis.days[0], closes: analysis.days.at(-1) });
  expect(periodsPerYear).toBe(252);
});

it('[ANALYTICS-SCREENS-89] subtracts the riskless return of a file from holdings alone, and a rate from both', () => {
  if (!acme) throw new Error('There is no holding.');
  const days = [...analysis.days];
  const excess = [0, ...acme.returns.map((each) => each - 0.001)];
  const ofFile = regressPositions(
    analysis,
    {
      days,
      gaps: [],
      factors: [{ name: 'Mkt-RF', returns: excess }],
      riskFree: { kind: 'returns', returns: days.map(() => 0.001) },
    },
    'classical',
  ).positions.find(({ position }) => position.id === 'ACME')?.regression;
  expect(ofFile?.ok && ofFile.value.alpha.value).toBeCloseTo(0, 9);
  const ofRate = regressPositions(
    analysis,
    { ...series(days, [0, ...acme.returns]), riskFree: { kind: 'rate', annual: 0.3 } },
    'newey-west',
  ).positions.find(({ position }) => position.id === 'ACME')?.regression;
  expect(ofRate?.ok && ofRate.value.alpha.value).toBeCloseTo(0, 9);
});

it('[ANALYTICS-SCREENS-89] takes the series of a file in fractions, without those left out, around the window', () => {
  const file = {
    name: 'f',
    unit: 'percent',
    days: [10, 20, 30, 40, 60],
    gaps: [40],
    series: [
      { name: 'A', values: [1, 2, 3, 4, 5] },
      { name: 'B', values: [5, 6, 7, 8, 9] },
      { name: 'RF', values: [0.1, 0.1, 0.1, 0.1, 0.1] },
    ],
  } as const;
  const found = seriesOfFile(file, new Set(['B']), { opens: 25, closes: 41 });
  expect([found.days, found.gaps]).toEqual([[20, 30, 40], [40]]);
  expect(found.factors).toEqual([{ name: 'A', returns: [0.02, 0.03, 0.04] }]);
  expect(found.riskFree).toEqual({ kind: 'returns', returns: [0.001, 0.001, 0.001] });
});

it('[ANALYTICS-SCREENS-89] takes instruments on the days on which all have prices', () => {
  const levels = (symbol: string, days: readonly number[], values: readonly number[]) => ({
    symbol,
    days: Int32Array.from(days),
    levels: Float64Array.from(values),
    isTotalReturn: true,
    currency: 'USD',
    isSample: false,
  });
  const found = seriesOfInstruments(
    [levels('A', [1, 2, 3, 5], [100, 110, 121, 121]), levels('B', [2, 3, 4, 5], [10, 20, 20, 10])],
    { opens: 1, closes: 9 },
    0.02,
  );
  expect(found.days).toEqual([2, 3, 5]);
  expect(
    found.factors.map(({ name, returns }) => [name, returns.map((each) => Number(each.toFixed(9)))]),
  ).toEqual([
    ['A', [0, 0.1, 0]],
    ['B', [0, 1, -0.5]],
  ]);
});
