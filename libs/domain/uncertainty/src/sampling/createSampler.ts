import { factorCorrelations } from '../correlation/factorCorrelations.js';
import type { Matrix } from '../correlation/eigensystem.js';
import { createQuantile } from '../distributions/createQuantile.js';
import { createPermutation } from '../draws/createPermutation.js';
import { drawMethods, type DrawMethod } from '../draws/drawMethod.js';
import { drawNormals } from '../draws/drawNormals.js';
import { drawUniforms } from '../draws/drawUniforms.js';
import { replaceByNormal } from '../draws/replaceByNormal.js';
import { largestProbability, replaceByProbability } from '../draws/replaceByProbability.js';
import { streamKey } from '../draws/streamKey.js';
import { variableName, type SamplingPlan } from './samplingPlan.js';
import { samplingProblem } from './samplingProblem.js';

/** The draws of a plan. */
export interface Sampler {
  /**
   * The draws of the paths from `firstPath` on, a column for each variable, as many paths as the columns are long. A path
   * has the same draws whatever block it is in. Throws a RangeError for columns that do not fit the plan.
   */
  draw(firstPath: number, columns: readonly Float64Array[]): void;
}

/** A sampler, or why the plan is not possible. */
export type SamplerResult =
  | { readonly ok: true; readonly sampler: Sampler }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Possible correlations, near those given. */ readonly proposal?: Matrix;
    };

/** The sampler of a plan, or what is wrong with the plan. */
export function createSampler(plan: SamplingPlan): SamplerResult {
  const problem = samplingProblem(plan);
  if (problem !== null) return { ok: false, reason: problem };
  const { variables, correlations, paths } = plan;
  const factored = correlations && factorCorrelations(correlations, variables.map(variableName));
  if (factored && !factored.ok) return factored;
  const rows = correlatedRows(factored?.factor ?? [], correlations ?? []);
  const method = drawMethods[(plan.methodVersion ?? 1) - 1] as DrawMethod;
  const streams = variables.map((variable, at) => {
    const key = streamKey(plan.seed, variableName(variable));
    const quantile = createQuantile(variable.distribution);
    const isCorrelated = rows.some(({ variable: row }) => row === at);
    const { takes, line } = quantile;
    const isPlainNormal = plan.sampling.kind === 'plain' && !isCorrelated && takes === 'normal';
    return {
      key,
      fill: createUniforms(plan, key, method),
      quantile,
      isCorrelated,
      normalLine: isPlainNormal ? line : undefined,
    };
  });
  const draw: Sampler['draw'] = (firstPath, columns) => {
    checkColumns(firstPath, columns, variables.length, paths);
    streams.forEach(({ key, fill, quantile, isCorrelated, normalLine }, at) => {
      const column = columns[at] as Float64Array;
      if (normalLine) drawNormals(key, firstPath, column, method, normalLine);
      else {
        fill(firstPath, column);
        if (isCorrelated || quantile.takes === 'normal') replaceByNormal(column, method);
      }
    });
    combineRows(rows, columns);
    streams.forEach(({ quantile, isCorrelated, normalLine }, at) => {
      if (normalLine) return;
      const column = columns[at] as Float64Array;
      if (isCorrelated && quantile.takes === 'probability') replaceByProbability(column);
      quantile.replace(column);
    });
  };
  return { ok: true, sampler: { draw } };
}

/** Fills a column with probabilities, plain or one in each stratum. */
function createUniforms(
  { paths, sampling }: SamplingPlan,
  key: Uint32Array,
  { rounds }: DrawMethod,
): (firstPath: number, column: Float64Array) => void {
  if (sampling.kind === 'plain') return (firstPath, column) => drawUniforms(key, firstPath, column, rounds);
  const strata = paths / sampling.designs;
  const permutations = new Map<number, (position: number) => number>();
  return (firstPath, column) => {
    drawUniforms(key, firstPath, column, rounds);
    for (let from = 0; from < column.length;) {
      const design = Math.floor((firstPath + from) / strata);
      const firstPosition = firstPath + from - design * strata;
      const count = Math.min(column.length - from, strata - firstPosition);
      const stratumOf = permutations.get(design) ?? createPermutation(key, design, strata);
      permutations.set(design, stratumOf);
      for (let at = 0; at < count; at += 1) {
        const p = (stratumOf(firstPosition + at) + (column[from + at] as number)) / strata;
        column[from + at] = p < 1 ? p : largestProbability;
      }
      from += count;
    }
  };
}

interface CorrelatedRow {
  readonly variable: number;
  /** By variable up to this one. */
  readonly weights: Float64Array;
}

/** The variables that are correlated with another. */
function correlatedRows(factor: readonly Float64Array[], correlations: Matrix): readonly CorrelatedRow[] {
  return factor.flatMap((weights, variable) =>
    correlations[variable]?.some((value, other) => other !== variable && value !== 0)
      ? [{ variable, weights }]
      : [],
  );
}

/** Combines in place; from the last variable on, so that those it needs are as drawn. */
function combineRows(rows: readonly CorrelatedRow[], columns: readonly Float64Array[]): void {
  for (const { variable, weights } of rows.toReversed()) {
    const target = columns[variable] as Float64Array;
    const own = weights[variable] as number;
    for (let at = 0; at < target.length; at += 1) target[at] = own * (target[at] as number);
    for (let other = 0; other < variable; other += 1) {
      const weight = weights[other] as number;
      const source = columns[other] as Float64Array;
      if (weight !== 0)
        for (let at = 0; at < target.length; at += 1)
          target[at] = (target[at] as number) + weight * (source[at] as number);
    }
  }
}

function checkColumns(
  firstPath: number,
  columns: readonly Float64Array[],
  variableCount: number,
  paths: number,
): void {
  const length = columns[0]?.length ?? 0;
  if (columns.length !== variableCount || columns.some((column) => column.length !== length))
    throw new RangeError(`draws are ${variableCount} columns of one length`);
  if (!Number.isInteger(firstPath) || firstPath < 0 || firstPath + length > paths)
    throw new RangeError(`paths ${firstPath} to ${firstPath + length - 1} are not among ${paths}`);
}
