import { expect, it } from 'vitest';
import { exampleRisk } from '../testing/exampleRisk.js';
import { benchmarkReturns } from './benchmarkReturns.js';
import { figureNames, noBenchmark, riskFigures } from './riskFigures.js';
import { seriesOf } from './seriesOf.js';

const analysis = exampleRisk();
const { daily } = analysis;

it('[ANALYTICS-SCREENS-68] has each figure with its sample and how it is annualized', () => {
  const rows = riskFigures(daily, { ok: true, value: daily }, 0);
  expect(rows.map(({ name }) => name)).toEqual([...figureNames]);
  const valueOf = (name: string): number | null => {
    const found = rows.find((row) => row.name === name)?.value;
    return found?.ok ? found.value : null;
  };
  const mean = daily.returns.reduce((sum, each) => sum + each, 0) / daily.returns.length;
  const deviation = Math.sqrt(
    daily.returns.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (daily.returns.length - 1),
  );
  expect(valueOf('volatility')).toBeCloseTo(deviation * Math.sqrt(252), 10);
  expect(valueOf('sharpe')).toBeCloseTo((mean / deviation) * Math.sqrt(252), 10);
  // Against itself.
  expect(valueOf('beta')).toBeCloseTo(1, 10);
  expect(valueOf('alpha')).toBeCloseTo(0, 10);
  expect(valueOf('informationRatio')).toBeNull();
  expect(
    rows.every(({ observations }) => observations === null || observations === daily.returns.length),
  ).toBe(true);
});

it('[ANALYTICS-SCREENS-68] has reasons in place of figures against a benchmark that is not there', () => {
  const rows = riskFigures(daily, noBenchmark, 0.02);
  const missing = rows.filter(({ value }) => !value.ok);
  expect(missing.map(({ name }) => name)).toEqual(['beta', 'alpha', 'trackingError', 'informationRatio']);
});

it('[ANALYTICS-SCREENS-69] samples by week, and the benchmark on the same days', () => {
  const { series, days } = seriesOf(analysis, 'weekly');
  expect(series.periodsPerYear).toBe(52);
  expect(series.returns).toHaveLength(days.length);
  expect(days.length).toBeLessThan(daily.returns.length / 4);
  const levels = {
    symbol: 'IXA',
    days: Int32Array.of(10, 12),
    levels: Float64Array.of(100, 110),
    isTotalReturn: false,
    currency: 'USD',
    isSample: false,
  };
  const found = benchmarkReturns(levels, [11, 12, 13]);
  expect(found.ok && [...found.value].map((each) => Number(each.toFixed(9)))).toEqual([0.1, 0]);
  expect(benchmarkReturns(levels, [9, 12]).ok).toBe(false);
});
