import { multiplyMatrix, type SymmetricMatrix } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { createFreeAssets, type FreeAssets } from './FreeAssets.js';
import { criticalLine } from './criticalLine.js';
import { dotOf, type WeightedPortfolio } from './Portfolio.js';
import { notPositiveDefinite, riskProblem } from './PortfolioProblem.js';
import { longOnly, onlyWeights, type WeightBounds } from './WeightBounds.js';
import { likelyFree } from './likelyFree.js';

/**
 * The weights with the least variance within bounds. Assets that should not be at a bound, or beyond it, change sides all at once until
 * none is left: block principal pivoting, J. J. Júdice and F. M. Pires, “A block principal pivoting algorithm for large-scale strictly
 * monotone linear complementarity problems”, Computers & Operations Research 21 (1994). Where that does not end, the critical line does.
 */
export function minimumVariance(
  covariance: SymmetricMatrix,
  bounds: WeightBounds = longOnly(covariance.size),
): Result<WeightedPortfolio> {
  const problem = riskProblem(covariance, bounds);
  if (problem !== null) return { ok: false, reason: problem };
  const only = onlyWeights(bounds);
  if (only) return { ok: true, value: portfolioOf(only, multiplyMatrix(covariance, only)) };
  const status = likelyFree(covariance, bounds);
  const freeAssets = createFreeAssets(covariance);
  for (let round = 0; round < mostRounds; round += 1) {
    const solved = solveWith(covariance, bounds, status, freeAssets);
    if (!solved) return { ok: false, reason: notPositiveDefinite };
    if (changeSides(solved, bounds, status) === 0)
      return { ok: true, value: portfolioOf(solved.weights, solved.risk) };
    if (!status.includes(free)) break;
  }
  return alongCriticalLine(covariance, bounds);
}

/** Far more than are needed: it usually ends within ten. */
const mostRounds = 60;
const free = 0;
const atLower = -1;
const atUpper = 1;

interface Solved {
  readonly weights: Float64Array;
  /** covariance × weights. */
  readonly risk: Float64Array;
  /** What the risk of every free asset is. */
  readonly multiplier: number;
}

/** The least variance with the assets at their bounds left there, whether or not the others stay within theirs. */
function solveWith(
  covariance: SymmetricMatrix,
  bounds: WeightBounds,
  status: Int8Array,
  freeAssets: FreeAssets,
): Solved | null {
  if (!follow(freeAssets, status)) return null;
  const weights = Float64Array.from(status, (each, asset) =>
    each === free ? 0 : ((each === atLower ? bounds.lower[asset] : bounds.upper[asset]) as number),
  );
  const boundRisk = multiplyMatrix(covariance, weights);
  const ones = freeAssets.solve(() => 1);
  const base = freeAssets.solve((asset) => -(boundRisk[asset] as number));
  const sumOf = (x: Float64Array): number => x.reduce((sum, each) => sum + each, 0);
  const multiplier = (1 - sumOf(weights) - sumOf(base)) / sumOf(ones);
  freeAssets.assets.forEach((asset, at) => {
    weights[asset] = (base[at] as number) + multiplier * (ones[at] as number);
  });
  return { weights, risk: multiplyMatrix(covariance, weights), multiplier };
}

/** Frees the assets that are to be free and no others. False if their covariance is not positive definite. */
function follow(freeAssets: FreeAssets, status: Int8Array): boolean {
  const isFree = new Set(freeAssets.assets);
  const leaving = freeAssets.assets.filter((asset) => status[asset] !== free);
  // To remove many costs more than to begin anew.
  if (leaving.length > isFree.size / 8) {
    freeAssets.clear();
    isFree.clear();
  } else for (const asset of leaving) freeAssets.remove(asset);
  return status.every((each, asset) => each !== free || isFree.has(asset) || freeAssets.add(asset));
}

/** Returns how many assets change sides. */
function changeSides({ weights, risk, multiplier }: Solved, bounds: WeightBounds, status: Int8Array): number {
  const tolerance = 1e-12 * Math.abs(multiplier);
  let changes = 0;
  for (let asset = 0; asset < status.length; asset += 1) {
    const side = status[asset] as number;
    const [lower, upper] = [bounds.lower[asset] as number, bounds.upper[asset] as number];
    const weight = weights[asset] as number;
    const excess = (risk[asset] as number) - multiplier;
    const next =
      side === free
        ? weight < lower
          ? atLower
          : weight > upper
            ? atUpper
            : free
        : lower < upper && excess * side > tolerance
          ? free
          : side;
    if (next !== side) changes += 1;
    status[asset] = next;
  }
  return changes;
}

const portfolioOf = (weights: Float64Array, risk: Float64Array): WeightedPortfolio => ({
  weights,
  volatility: Math.sqrt(Math.max(dotOf(weights, risk), 0)),
});

function alongCriticalLine(covariance: SymmetricMatrix, bounds: WeightBounds): Result<WeightedPortfolio> {
  // Any expected returns lead to the least variance; those of the least risk lead there soon.
  const expectedReturns = Float64Array.from(
    { length: covariance.size },
    (_, asset) => -(covariance.values[asset * covariance.size + asset] as number),
  );
  const line = criticalLine({ covariance, expectedReturns, bounds });
  if (!line.ok) return line;
  const { weights } = line.value.at(-1) ?? { weights: bounds.lower };
  return { ok: true, value: portfolioOf(weights, multiplyMatrix(covariance, weights)) };
}
