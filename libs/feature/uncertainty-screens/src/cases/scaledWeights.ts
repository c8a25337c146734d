import type { CaseWeight } from '@finance-analyst/documents';
import { caseKey } from '@finance-analyst/valuation';

/** The weights of all cases in the same proportion, with a total of 1; null if they total 0 or one is negative. */
export function scaledWeights(
  cases: readonly Parameters<typeof caseKey>[0][],
  weights: readonly number[],
): readonly CaseWeight[] | null {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0) || weights.some((weight) => weight < 0)) return null;
  return cases.map((each, at) => ({ id: caseKey(each), weight: (weights[at] ?? 0) / total }));
}
