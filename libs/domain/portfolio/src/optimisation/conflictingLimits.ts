import { feasibleStart } from './feasibleStart.js';
import { groupedProblem } from './groupedPortfolio.js';
import { choleskyOf } from './resampledMoments.js';
import { longOnly } from './WeightBounds.js';
import type { GroupedProblem, WeightGroup } from './WeightGroup.js';

/** A limit that others leave no room for. */
export type ConflictingLimit =
  | { readonly kind: 'bounds' }
  | { readonly kind: 'turnover' }
  | { readonly kind: 'group'; readonly group: WeightGroup };

/**
 * Limits that no weights meet together, while any of them could be met without one of the others; none if all are met. Each limit is left
 * out in turn, and stays out if the rest cannot be met without it either. J. W. Chinneck and E. W. Dravnieks, “Locating minimal infeasible
 * constraint sets in linear programs”, ORSA Journal on Computing 3 (1991).
 */
export function conflictingLimits(problem: GroupedProblem): readonly ConflictingLimit[] {
  const { covariance, trading } = problem;
  if (!choleskyOf(covariance)) return [];
  const isMet = (limits: readonly ConflictingLimit[]): boolean => {
    const has = (kind: ConflictingLimit['kind']): boolean => limits.some((limit) => limit.kind === kind);
    const limited: GroupedProblem = {
      covariance,
      expectedReturns: problem.expectedReturns,
      bounds: has('bounds') && problem.bounds ? problem.bounds : longOnly(covariance.size),
      groups: limits.flatMap((limit) => (limit.kind === 'group' ? [limit.group] : [])),
      ...(trading && has('turnover') && { trading }),
    };
    return groupedProblem(limited) === null && feasibleStart(limited).ok;
  };
  let kept: readonly ConflictingLimit[] = [
    ...(problem.bounds ? [{ kind: 'bounds' } as const] : []),
    ...(trading?.mostTurnover === undefined ? [] : [{ kind: 'turnover' } as const]),
    ...problem.groups.map((group) => ({ kind: 'group', group }) as const),
  ];
  if (isMet(kept)) return [];
  for (const limit of [...kept]) {
    const rest = kept.filter((each) => each !== limit);
    if (!isMet(rest)) kept = rest;
  }
  return kept;
}
