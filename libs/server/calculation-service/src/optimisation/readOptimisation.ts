import type { ErrorDetail, OptimisationRequest } from '@finance-analyst/contracts';
import type { SymmetricMatrix } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import {
  type PortfolioProblem,
  type ReturnPanel,
  sampleCovariance,
  shrunkCovariance,
  type WeightBounds,
  type WeightGroup,
} from '@finance-analyst/portfolio';
import { calculationProblem } from '../model/calculationProblem.js';
import type { Outcome } from '../model/CalculationOutcome.js';

/** A request as what the domain chooses weights for. */
export interface Optimisation {
  readonly problem: PortfolioProblem & { readonly bounds: WeightBounds };
  readonly groups: readonly WeightGroup[];
  /** False where expected returns are not known; those of the problem are 0 then. */
  readonly expectsReturns: boolean;
  readonly shrinkage: number | null;
  readonly note: string | null;
}

/** The assets, bounds and groups of a request, or what does not fit together. */
export function readOptimisation(request: OptimisationRequest): Outcome<Optimisation> {
  const problems = problemsOf(request);
  if (problems.length > 0)
    return calculationProblem(
      'impossible-request',
      'Assets, bounds and groups do not fit together. Correct what is listed.',
      problems,
    );
  const risk = riskOf(request);
  if (!risk.ok) return calculationProblem('impossible-optimisation', risk.reason, []);
  const { covariance, means, shrinkage, note } = risk.value;
  const bounds = boundsOf(request, covariance.size);
  const expected = request.expectedReturns ? Float64Array.from(request.expectedReturns) : means;
  return {
    ok: true,
    value: {
      problem: {
        covariance,
        expectedReturns: expected ?? new Float64Array(covariance.size),
        bounds,
      },
      groups: groupsOf(request, bounds),
      expectsReturns: expected !== null,
      shrinkage,
      note,
    },
  };
}

const sizeOf = ({ covariance, returns }: OptimisationRequest): number => (covariance ?? returns ?? []).length;

function problemsOf(request: OptimisationRequest): ErrorDetail[] {
  const { covariance = [], returns = [], expectedReturns, bounds, groups = [] } = request;
  const size = sizeOf(request);
  const periods = returns[0]?.values.length ?? 0;
  const names = returns.map(({ name }) => name);
  return [
    ...covariance.flatMap((row, at) =>
      row.length === size
        ? []
        : [{ path: `covariance.${at}`, message: `must have ${size} figures, one for each asset` }],
    ),
    ...returns.flatMap(({ values }, at) =>
      values.length === periods
        ? []
        : [{ path: `returns.${at}.values`, message: `must have ${periods} returns, as the first series` }],
    ),
    ...names.flatMap((name, at) =>
      names.indexOf(name) === at
        ? []
        : [{ path: `returns.${at}.name`, message: 'must differ from the others' }],
    ),
    ...(expectedReturns !== undefined && expectedReturns.length !== size
      ? [{ path: 'expectedReturns', message: `must have ${size} figures, one for each asset` }]
      : []),
    ...(Array.isArray(bounds) && bounds.length !== size
      ? [{ path: 'bounds', message: `must have ${size} entries, one for each asset` }]
      : []),
    ...groups.flatMap(({ assets }, at) =>
      assets.flatMap((asset, place) =>
        placeOf(asset, names, size) === null
          ? [{ path: `groups.${at}.assets.${place}`, message: 'is not an asset of this request' }]
          : [],
      ),
    ),
  ];
}

function placeOf(asset: number | string, names: readonly string[], size: number): number | null {
  const place = typeof asset === 'number' ? asset : names.indexOf(asset);
  return place >= 0 && place < size ? place : null;
}

interface Risk {
  readonly covariance: SymmetricMatrix;
  /** Of returns; null where a covariance is given. */
  readonly means: Float64Array | null;
  readonly shrinkage: number | null;
  readonly note: string | null;
}

function riskOf(request: OptimisationRequest): Result<Risk> {
  const { covariance, returns = [], periodsPerYear = 1, estimator = 'shrunk' } = request;
  if (covariance) {
    const matrix = { size: covariance.length, values: Float64Array.from(covariance.flat()) };
    return { ok: true, value: { covariance: matrix, means: null, shrinkage: null, note: null } };
  }
  const panel: ReturnPanel = {
    returns: returns.map(({ values }) => Float64Array.from(values)),
    periodsPerYear,
  };
  const means = Float64Array.from(
    panel.returns,
    (own) => (periodsPerYear * own.reduce((sum, each) => sum + each, 0)) / own.length,
  );
  if (estimator === 'sample') {
    const found = sampleCovariance(panel);
    return found.ok ? { ok: true, value: { ...found.value, means, shrinkage: null } } : found;
  }
  const found = shrunkCovariance(panel);
  return found.ok ? { ok: true, value: { ...found.value, means } } : found;
}

function boundsOf({ bounds = {} }: OptimisationRequest, size: number): WeightBounds {
  const each = Array.isArray(bounds) ? bounds : new Array<typeof bounds>(size).fill(bounds);
  return {
    lower: Float64Array.from(each, ({ min = 0 }) => min),
    upper: Float64Array.from(each, ({ max = 1 }) => max),
  };
}

/** A group without a limit on one side has what the bounds of its assets add up to there. */
function groupsOf(request: OptimisationRequest, { lower, upper }: WeightBounds): readonly WeightGroup[] {
  const { returns = [], groups = [] } = request;
  const names = returns.map(({ name }) => name);
  return groups.map(({ name = null, assets, min, max }, at) => {
    const places = assets.flatMap((asset) => placeOf(asset, names, sizeOf(request)) ?? []);
    const sumOf = (weights: Float64Array): number =>
      places.reduce((sum, place) => sum + (weights[place] as number), 0);
    return {
      name: name ?? `${at + 1}`,
      assets: places,
      lower: min ?? sumOf(lower),
      upper: max ?? sumOf(upper),
    };
  });
}
