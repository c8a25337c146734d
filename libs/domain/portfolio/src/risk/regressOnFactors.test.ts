import fc from 'fast-check';
import { expect, it } from 'vitest';
import { valueOf } from '../testing/valueOf.js';
import { regressOnFactors } from './regressOnFactors.js';
import { regressOnMarket } from './regressOnMarket.js';

// mtcars: miles per gallon, horsepower and weight of 32 cars. Henderson and Velleman, Biometrics 37 (1981).
const milesPerGallon = Float64Array.of(
  ...[21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7],
  ...[32.4, 30.4, 33.9, 21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4],
);
const horsepower = Float64Array.of(
  ...[110, 110, 93, 110, 175, 105, 245, 62, 95, 123, 123, 180, 180, 180, 205, 215, 230, 66, 52, 65, 97, 150],
  ...[150, 245, 175, 66, 91, 113, 264, 175, 335, 109],
);
const weight = Float64Array.of(
  ...[2.62, 2.875, 2.32, 3.215, 3.44, 3.46, 3.57, 3.19, 3.15, 3.44, 3.44, 4.07, 3.73, 3.78, 5.25, 5.424],
  ...[5.345, 2.2, 1.615, 1.835, 2.465, 3.52, 3.435, 3.84, 3.845, 1.935, 2.14, 1.513, 3.17, 2.77, 3.57, 2.78],
);
const cars = { returns: milesPerGallon, periodsPerYear: 1 };
const factorsOfCars = [
  { name: 'wt', returns: weight },
  { name: 'hp', returns: horsepower },
];

it('[PORTFOLIO-230] has the coefficients, standard errors and t-values that R prints for lm(mpg ~ wt + hp, mtcars)', () => {
  const found = valueOf(regressOnFactors(cars, factorsOfCars));
  // summary(lm(mpg ~ wt + hp, data = mtcars)), and more digits of the same by numpy.
  expect(found.alpha.value).toBeCloseTo(37.22727, 5);
  expect(found.alpha.standardError).toBeCloseTo(1.59878754, 7);
  expect(found.alpha.tValue).toBeCloseTo(23.285, 3);
  const [wt, hp] = found.loadings;
  expect(wt?.value).toBeCloseTo(-3.87783, 5);
  expect(wt?.standardError).toBeCloseTo(0.63273, 5);
  expect(wt?.tValue).toBeCloseTo(-6.129, 3);
  expect(hp?.value).toBeCloseTo(-0.03177, 5);
  expect(hp?.standardError).toBeCloseTo(0.00903, 5);
  expect(hp?.tValue).toBeCloseTo(-3.519, 3);
  expect(found.residualVolatility).toBeCloseTo(2.593, 3);
  expect(found.rSquared).toBeCloseTo(0.8268, 4);
  expect(found.adjustedRSquared).toBeCloseTo(0.8148, 4);
  expect(wt?.varianceInflation).toBeCloseTo(1.76662458, 7);
  expect(found).toMatchObject({ observations: 32, lags: null, collinear: [] });
  expect(found.note).toMatch(/32 observations/u);
});

it('[PORTFOLIO-231] has Newey–West standard errors, as numpy computes them from their definition', () => {
  const found = valueOf(regressOnFactors(cars, factorsOfCars, 'newey-west'));
  expect(found.lags).toBe(3);
  expect(found.alpha.standardError).toBeCloseTo(1.65011383, 7);
  expect(found.loadings.map(({ standardError }) => standardError)).toEqual([
    expect.closeTo(0.56146107, 7),
    expect.closeTo(0.00686651, 7),
  ]);
  const classical = valueOf(regressOnFactors(cars, factorsOfCars));
  expect(found.loadings.map(({ value }) => value)).toEqual(classical.loadings.map(({ value }) => value));
});

const arbitraryReturns = (length: number) =>
  fc
    .array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), { minLength: length, maxLength: length })
    .map((returns) => Float64Array.from(returns));

it('[PORTFOLIO-230] with a single factor is the regression on a market', () => {
  fc.assert(
    fc.property(arbitraryReturns(40), arbitraryReturns(40), (returns, market) => {
      const series = { returns, periodsPerYear: 252 };
      const found = regressOnFactors(series, [{ name: 'M', returns: market }]);
      const one = regressOnMarket(series, { returns: market, periodsPerYear: 252 });
      if (!found.ok || !one.ok) return;
      expect(found.value.loadings[0]?.value).toBeCloseTo(one.value.beta, 8);
      expect(found.value.loadings[0]?.standardError).toBeCloseTo(one.value.betaStandardError, 8);
      expect(found.value.alphaAnnual).toBeCloseTo(one.value.alphaAnnual, 8);
      expect(found.value.loadings[0]?.varianceInflation).toBeCloseTo(1, 8);
    }),
  );
});

it('[PORTFOLIO-230] of a weighted sum is the weighted sum of the regressions', () => {
  fc.assert(
    fc.property(
      arbitraryReturns(30),
      arbitraryReturns(30),
      arbitraryReturns(30),
      arbitraryReturns(30),
      fc.double({ min: -1, max: 2, noNaN: true }),
      (a, b, one, other, share) => {
        const factors = [
          { name: 'one', returns: one },
          { name: 'other', returns: other },
        ];
        const of = (returns: Float64Array) => regressOnFactors({ returns, periodsPerYear: 252 }, factors);
        const sum = a.map((each, at) => share * each + (1 - share) * (b[at] as number));
        const [first, second, both] = [of(a), of(b), of(sum)];
        if (!first.ok || !second.ok || !both.ok || both.value.collinear.length > 0) return;
        both.value.loadings.forEach(({ value }, at) => {
          const expected =
            share * (first.value.loadings[at]?.value ?? Number.NaN) +
            (1 - share) * (second.value.loadings[at]?.value ?? Number.NaN);
          expect(value).toBeCloseTo(expected, 7);
        });
      },
    ),
  );
});

it('[PORTFOLIO-232] names factors that follow from others, do not vary or are too many', () => {
  const reasonOf = (factors: Parameters<typeof regressOnFactors>[1], returns = milesPerGallon) => {
    const found = regressOnFactors({ returns, periodsPerYear: 1 }, factors);
    return found.ok ? null : found.reason;
  };
  const double = { name: 'double', returns: weight.map((each) => 2 * each) };
  expect(reasonOf([...factorsOfCars, double])).toBe(
    'double follows from the factors before it. Leave one of them out.',
  );
  expect(reasonOf([{ name: 'same', returns: new Float64Array(32).fill(2) }])).toBe('same does not vary.');
  expect(reasonOf([])).toBe('There are no factors.');
  expect(reasonOf([{ name: 'short', returns: weight.slice(1) }])).toMatch(/short \(31\)/u);
  expect(reasonOf([{ name: 'odd', returns: weight.with(3, Number.NaN) }])).toMatch(/^odd: return 4/u);
  expect(reasonOf(factorsOfCars, milesPerGallon.slice(0, 4))).toBe('At least 5 returns are needed.');
  const almost = { name: 'almost', returns: weight.map((each, at) => each + 0.001 * (at % 2)) };
  expect(valueOf(regressOnFactors(cars, [...factorsOfCars, almost])).collinear).toEqual(['wt', 'almost']);
});

it('[PORTFOLIO-232] has no t-values where the factors explain everything', () => {
  const returns = weight.map((each, at) => 0.5 * each - 0.1 * (horsepower[at] as number));
  const found = valueOf(regressOnFactors({ returns, periodsPerYear: 1 }, factorsOfCars));
  expect(found.loadings.map(({ value, tValue }) => [value, tValue])).toEqual([
    [expect.closeTo(0.5, 9), null],
    [expect.closeTo(-0.1, 9), null],
  ]);
});
