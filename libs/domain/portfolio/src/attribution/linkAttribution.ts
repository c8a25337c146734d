import type { Result } from '@finance-analyst/foundation';
import { relativeCarinoFactors } from '../linking/relativeCarinoFactors.js';
import { linkedReturn } from '../returns/linkedReturn.js';
import { attributeExcessReturn, type Attribution, type AttributionEffects } from './attributeExcessReturn.js';
import type { AttributionPeriod } from './AttributionPeriod.js';

/** Effects over periods, which are the sums of those of each. */
export interface LinkedAttribution extends Attribution {
  /** In the order of the periods, linked: multiplied so that they add up. */
  readonly periods: readonly AttributionEffects[];
}

/**
 * Brinson–Fachler attribution over periods that follow each other, with the same segments in each: effects are linked by Cariño, so that
 * they add up to the difference between the linked returns. D. R. Cariño, “Combining attribution effects over time”, Journal of
 * Performance Measurement 3 (1999).
 */
export function linkAttribution(periods: readonly AttributionPeriod[]): Result<LinkedAttribution> {
  const found: Attribution[] = [];
  for (const [at, period] of periods.entries()) {
    const effects = attributeExcessReturn(period);
    if (!effects.ok) return { ok: false, reason: `Period ${at + 1}: ${effects.reason}` };
    found.push(effects.value);
  }
  const [first] = found;
  if (!first) return { ok: false, reason: 'There are no periods.' };
  const count = first.allocation.length;
  if (found.some(({ allocation }) => allocation.length !== count))
    return { ok: false, reason: 'Periods have different numbers of segments.' };
  const returns = found.map(({ total }) => total);
  const benchmarkReturns = found.map(({ benchmark }) => benchmark);
  const factors = relativeCarinoFactors(Float64Array.from(returns), Float64Array.from(benchmarkReturns));
  if (!factors.ok) return factors;
  const linked = found.map((attribution, at): AttributionEffects => {
    const times = (effects: Float64Array): Float64Array =>
      effects.map((each) => each * (factors.value[at] as number));
    return {
      allocation: times(attribution.allocation),
      selection: times(attribution.selection),
      interaction: times(attribution.interaction),
    };
  });
  const sumOf = (effect: keyof AttributionEffects): Float64Array => {
    const sums = new Float64Array(count);
    for (const effects of linked)
      effects[effect].forEach((each, at) => {
        sums[at] = (sums[at] as number) + each;
      });
    return sums;
  };
  const [total, benchmark] = [linkedReturn(returns), linkedReturn(benchmarkReturns)];
  return {
    ok: true,
    value: {
      allocation: sumOf('allocation'),
      selection: sumOf('selection'),
      interaction: sumOf('interaction'),
      total,
      benchmark,
      excess: total - benchmark,
      periods: linked,
    },
  };
}
