import type { SymmetricMatrix } from '@finance-analyst/finance-math';
import fc from 'fast-check';

/** Of three factors and each asset's own risk, so that it is positive definite and has assets of all kinds of likeness. */
export const arbitraryCovariance = (fewest = 2, most = 12): fc.Arbitrary<SymmetricMatrix> =>
  fc
    .array(
      fc.record({
        loadings: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -20, max: 40 }))),
        own: fc.integer({ min: 1, max: 30 }),
      }),
      { minLength: fewest, maxLength: most },
    )
    .map((assets): SymmetricMatrix => ({
      size: assets.length,
      values: Float64Array.from(
        assets.flatMap((one, i) =>
          assets.map(
            (other, j) =>
              one.loadings.reduce((sum, each, k) => sum + each * (other.loadings[k] as number), 0) / 10_000 +
              (i === j ? one.own ** 2 / 10_000 : 0),
          ),
        ),
      ),
    }));

/** Expected returns in percent, some of them equal. */
export const arbitraryReturns = (assets: number): fc.Arbitrary<Float64Array> =>
  fc
    .array(fc.integer({ min: -10, max: 25 }), { minLength: assets, maxLength: assets })
    .map((percents) => Float64Array.from(percents, (each) => each / 100));
