import { createFactor, type SymmetricMatrix } from '@finance-analyst/finance-math';

/** Assets whose weights are between their bounds, with the Cholesky factor of their covariance. */
export interface FreeAssets {
  /** In the order in which they were added. */
  readonly assets: readonly number[];
  /** False, without a change, if the covariance would not be positive definite. */
  readonly add: (asset: number) => boolean;
  readonly remove: (asset: number) => void;
  readonly clear: () => void;
  /** The solution of their covariance × x = b, both in their order; b is given by asset. */
  readonly solve: (valueOf: (asset: number) => number) => Float64Array;
}

/** None yet. */
export function createFreeAssets({ size, values }: SymmetricMatrix): FreeAssets {
  const factor = createFactor(size);
  const assets: number[] = [];
  const row = new Float64Array(size);
  return {
    assets,
    add: (asset) => {
      const start = asset * size;
      for (let at = 0; at < assets.length; at += 1)
        row[at] = values[start + (assets[at] as number)] as number;
      if (!factor.append(row, values[start + asset] as number)) return false;
      assets.push(asset);
      return true;
    },
    remove: (asset) => {
      const at = assets.indexOf(asset);
      if (at < 0) return;
      assets.splice(at, 1);
      factor.remove(at);
    },
    clear: () => {
      assets.length = 0;
      factor.clear();
    },
    solve: (valueOf) => {
      const x = Float64Array.from(assets, valueOf);
      factor.solve(x);
      return x;
    },
  };
}
