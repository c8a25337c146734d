import { nearestCorrelations } from './nearestCorrelations.js';
import { eigensystem, type Matrix } from './eigensystem.js';
import { quotedName } from '../sampling/samplingPlan.js';

/** Eigenvalues as far below 0 as this are rounding: the correlations are possible, with one figure following from others. */
const tolerance = 1e-10;

/** The Cholesky factor of a correlation matrix, or why no figures can have these correlations. */
export type CorrelationFactor =
  | {
      readonly ok: true;
      /** Lower triangular, and times its transpose the correlations. */
      readonly factor: readonly Float64Array[];
    }
  | {
      readonly ok: false;
      readonly reason: string;
      /** The nearest possible correlations, where only their combination is impossible. */
      readonly proposal?: Matrix;
    };

/**
 * The Cholesky factor of the correlations between variables. Those that cannot exist have a reason that names the pair, or
 * the smallest eigenvalue if each pair is possible by itself.
 */
export function factorCorrelations(correlations: Matrix, names: readonly string[]): CorrelationFactor {
  const problem = pairProblem(correlations, names);
  if (problem !== null) return { ok: false, reason: problem };
  const [smallest = 1] = eigensystem(correlations).values;
  if (smallest < -tolerance)
    return {
      ok: false,
      reason: `These correlations are inconsistent: the smallest eigenvalue is ${Number(smallest.toPrecision(3))}, below 0.`,
      proposal: nearestCorrelations(correlations),
    };
  return { ok: true, factor: choleskyFactor(correlations) };
}

function pairProblem(correlations: Matrix, names: readonly string[]): string | null {
  const count = names.length;
  if (correlations.length !== count || correlations.some((row) => row.length !== count))
    return `The correlations of ${count} variables need ${count} rows of ${count} figures.`;
  for (const [i, name] of names.entries()) {
    const own = correlations[i]?.[i] as number;
    if (own !== 1) return `The correlation of ${quotedName(name)} with itself must be 1, not ${own}.`;
    for (let j = 0; j < i; j += 1) {
      const [value, mirrored] = [correlations[i]?.[j] as number, correlations[j]?.[i] as number];
      const pair = `${quotedName(names[j] as string)} and ${quotedName(name)}`;
      if (!(Math.abs(value) <= 1))
        return `The correlation of ${pair} must be between −1 and 1, not ${value}.`;
      if (value !== mirrored) return `The correlation of ${pair} has two values, ${mirrored} and ${value}.`;
    }
  }
  return null;
}

function choleskyFactor(correlations: Matrix): readonly Float64Array[] {
  const factor = correlations.map((row) => new Float64Array(row.length));
  for (const [i, row] of factor.entries()) {
    for (let j = 0; j <= i; j += 1) {
      const other = factor[j] as Float64Array;
      let rest = correlations[i]?.[j] as number;
      for (let k = 0; k < j; k += 1) rest -= (row[k] as number) * (other[k] as number);
      const pivot = other[j] as number;
      // A pivot of 0 belongs to a variable that follows from those before it; nothing else depends on it then.
      if (i !== j) row[j] = pivot === 0 ? 0 : rest / pivot;
      else row[i] = rest > tolerance ? Math.sqrt(rest) : 0;
    }
  }
  return factor;
}
