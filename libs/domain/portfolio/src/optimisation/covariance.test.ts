import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueOf } from '../testing/valueOf.js';
import { minimumVariance } from './minimumVariance.js';
import type { ReturnPanel } from './ReturnPanel.js';
import { sampleCovariance } from './sampleCovariance.js';
import { shrunkCovariance, type ShrinkageTarget } from './shrunkCovariance.js';

/** Returns of up to 7 assets that have a part in common. */
const arbitraryPanel = fc
  .record({ assets: fc.integer({ min: 2, max: 7 }), periods: fc.integer({ min: 3, max: 30 }) })
  .chain(({ assets, periods }) =>
    fc.array(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: periods, maxLength: periods }), {
      minLength: assets + 1,
      maxLength: assets + 1,
    }),
  )
  .map(([common = [], ...own]): ReturnPanel => ({
    returns: own.map((figures) =>
      Float64Array.from(figures, (each, period) => (each + 0.7 * (common[period] as number)) / 1000),
    ),
    periodsPerYear: 252,
  }))
  .filter(({ returns }) =>
    returns.every((own) => own.some((each) => Math.abs(each - (own[0] as number)) > 1e-9)),
  );

const meanOf = (figures: readonly number[]): number =>
  figures.reduce((sum, each) => sum + each, 0) / figures.length;

/** The formulas of both papers, element by element. */
function byDefinition(
  { returns }: ReturnPanel,
  target: ShrinkageTarget,
): { weight: number; covariance: number[][] } {
  const x = returns.map((own) => {
    const mean = meanOf([...own]);
    return Array.from(own, (each) => each - mean);
  });
  const periods = x[0]?.length ?? 0;
  const each = <T>(of: (i: number, j: number) => T): T[][] => x.map((_, i) => x.map((__, j) => of(i, j)));
  const at = (i: number, t: number): number => x[i]?.[t] as number;
  const over = (of: (t: number) => number): number =>
    meanOf(Array.from({ length: periods }, (_, t) => of(t)));
  const s = each((i, j) => over((t) => at(i, t) * at(j, t)));
  const sOf = (i: number, j: number): number => s[i]?.[j] as number;
  const total = (figures: number[][]): number => figures.flat().reduce((sum, figure) => sum + figure, 0);
  const pi = each((i, j) => over((t) => (at(i, t) * at(j, t) - sOf(i, j)) ** 2));
  const pairs = each((i, j) => (i === j ? [] : [sOf(i, j) / Math.sqrt(sOf(i, i) * sOf(j, j))])).flat(2);
  const r = meanOf(pairs);
  const mean = meanOf(x.map((_, i) => sOf(i, i)));
  const f =
    target === 'scaledIdentity'
      ? each((i, j) => (i === j ? mean : 0))
      : each((i, j) => (i === j ? sOf(i, i) : r * Math.sqrt(sOf(i, i) * sOf(j, j))));
  const theta = (k: number, i: number, j: number): number =>
    over((t) => (at(k, t) ** 2 - sOf(k, k)) * (at(i, t) * at(j, t) - sOf(i, j)));
  const rho = each((i, j) =>
    i === j
      ? (pi[i]?.[i] as number)
      : (r / 2) *
        (Math.sqrt(sOf(j, j) / sOf(i, i)) * theta(i, i, j) +
          Math.sqrt(sOf(i, i) / sOf(j, j)) * theta(j, i, j)),
  );
  const gamma = total(each((i, j) => ((f[i]?.[j] as number) - sOf(i, j)) ** 2));
  const error = total(pi) - (target === 'scaledIdentity' ? 0 : total(rho));
  const weight = Math.min(Math.max(error / gamma / periods, 0), 1);
  return { weight, covariance: each((i, j) => weight * (f[i]?.[j] as number) + (1 - weight) * sOf(i, j)) };
}

it.each<ShrinkageTarget>(['constantCorrelation', 'scaledIdentity'])(
  '[PORTFOLIO-88] shrinks to the %s as Ledoit and Wolf define it',
  (target) => {
    fc.assert(
      fc.property(arbitraryPanel, (panel) => {
        const found = valueOf(shrunkCovariance(panel, target));
        const expected = byDefinition(panel, target);
        fc.pre(Number.isFinite(expected.weight));
        expect(found.shrinkage).toBeCloseTo(expected.weight, 6);
        expected.covariance.flat().forEach((each, at) => {
          expect((found.covariance.values[at] as number) / 252).toBeCloseTo(each, 10);
        });
      }),
    );
  },
);

it('[PORTFOLIO-88] gives the sample covariance with n − 1 as divisor, per year', () => {
  const panel = {
    returns: [Float64Array.of(0.01, 0.03, -0.01), Float64Array.of(0.02, 0, 0.04)],
    periodsPerYear: 12,
  };
  const { covariance, observations, note } = valueOf(sampleCovariance(panel));
  [0.0004, -0.0004, -0.0004, 0.0004].forEach((each, at) => {
    expect(covariance.values[at]).toBeCloseTo(each * 12, 14);
  });
  expect([observations, note]).toEqual([3, expect.stringContaining('Based on 3 observations')]);
});

it('[PORTFOLIO-88] makes more assets than periods usable', () => {
  const panel: ReturnPanel = {
    returns: Array.from({ length: 6 }, (_, asset) =>
      Float64Array.from({ length: 4 }, (__, at) => Math.sin(7 * asset + 3 * at * at) / 100),
    ),
    periodsPerYear: 252,
  };
  const bounds = { lower: new Float64Array(6).fill(-5), upper: new Float64Array(6).fill(5) };
  expect(minimumVariance(valueOf(shrunkCovariance(panel)).covariance, bounds).ok).toBe(true);
});

it.each<[string, ReturnPanel]>([
  ['There are no assets.', { returns: [], periodsPerYear: 252 }],
  ['At least 2 returns of each asset are needed.', { returns: [Float64Array.of(0.1)], periodsPerYear: 252 }],
  [
    'The number of periods per year must be above zero.',
    { returns: [Float64Array.of(0.1, 0.2)], periodsPerYear: 0 },
  ],
  [
    'The number of returns of asset 2 (3) differs from that of the first (2).',
    { returns: [Float64Array.of(0.1, 0), Float64Array.of(0, 0.1, 0)], periodsPerYear: 252 },
  ],
  [
    'Asset 2: Return 1 is not a finite number.',
    { returns: [Float64Array.of(0.1, 0), Float64Array.of(Number.NaN, 0.1)], periodsPerYear: 252 },
  ],
  [
    'The returns of asset 2 do not vary.',
    { returns: [Float64Array.of(0.1, 0), Float64Array.of(0.1, 0.1)], periodsPerYear: 252 },
  ],
])('[PORTFOLIO-88] says why there is no covariance: %s', (reason, panel) => {
  expect(shrunkCovariance(panel)).toEqual({ ok: false, reason });
});
