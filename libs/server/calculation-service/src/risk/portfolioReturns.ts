import type { RiskRequest } from '@finance-analyst/contracts';

/** The returns of a portfolio whose weights are restored every period; equal weights if none are given. */
export function portfolioReturns({
  returns,
  weights,
}: Pick<RiskRequest, 'returns' | 'weights'>): Float64Array {
  const total = new Float64Array(returns[0]?.values.length ?? 0);
  returns.forEach(({ values }, series) => {
    const weight = weights?.[series] ?? 1 / returns.length;
    values.forEach((each, at) => {
      total[at] = (total[at] as number) + weight * each;
    });
  });
  return total;
}
