import type { Result } from '@finance-analyst/foundation';

/**
 * By what the effects of each period are multiplied so that they add up to R − B, the difference between the linked returns of a
 * portfolio and its benchmark: ((ln(1 + r) − ln(1 + b)) ÷ (r − b)) ÷ ((ln(1 + R) − ln(1 + B)) ÷ (R − B)). D. R. Cariño, “Combining
 * attribution effects over time”, Journal of Performance Measurement 3 (1999).
 */
export function relativeCarinoFactors(returns: Float64Array, benchmark: Float64Array): Result<Float64Array> {
  let [growth, benchmarkGrowth] = [0, 0];
  const factors = new Float64Array(returns.length);
  for (let at = 0; at < returns.length; at += 1) {
    const [own, other] = [returns[at] as number, benchmark[at] as number];
    if (!(own > -1 && other > -1))
      return { ok: false, reason: `Everything was lost in period ${at + 1}, which cannot be linked.` };
    growth += Math.log1p(own);
    benchmarkGrowth += Math.log1p(other);
    factors[at] = logarithmicRatio(own, other);
  }
  const whole = logarithmicRatio(Math.expm1(growth), Math.expm1(benchmarkGrowth));
  return { ok: true, value: factors.map((each) => each / whole) };
}

/** (ln(1 + a) − ln(1 + b)) ÷ (a − b), and its limit 1 ÷ (1 + a) where both are equal. */
function logarithmicRatio(a: number, b: number): number {
  const relative = (a - b) / (1 + b);
  return (relative === 0 ? 1 : Math.log1p(relative) / relative) / (1 + b);
}
