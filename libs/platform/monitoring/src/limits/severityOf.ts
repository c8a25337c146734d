export type Severity = 'low' | 'medium' | 'high' | 'critical';

/**
 * The severity of a violation: actual/budget above 2 is critical, above 1.5 high, above 1.2 medium, else low. Where
 * less is worse, as with frames per second, the ratio is budget/actual.
 */
export function severityOf(actual: number, budget: number, worse: 'more' | 'less' = 'more'): Severity {
  const ratio = worse === 'more' ? actual / budget : budget / actual;
  if (ratio > 2) return 'critical';
  if (ratio > 1.5) return 'high';
  return ratio > 1.2 ? 'medium' : 'low';
}
