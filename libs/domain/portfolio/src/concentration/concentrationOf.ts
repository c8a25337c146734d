import type { Result } from '@finance-analyst/foundation';

export interface Concentration {
  /** The sum of squared shares: 1 for a single holding, 1 ÷ n for n equal ones. */
  readonly index: number;
  /** How many equal holdings would be as concentrated: 1 ÷ index. */
  readonly effectiveNumber: number;
  /** Of the largest. */
  readonly largestShare: number;
}

/**
 * The Herfindahl–Hirschman index of values, which are taken as shares of their sum; short holdings have no share and are refused. O. C.
 * Herfindahl, “Concentration in the steel industry” (1950); A. O. Hirschman, “National Power and the Structure of Foreign Trade” (1945).
 */
export function concentrationOf(values: Float64Array): Result<Concentration> {
  const at = values.findIndex((value) => !(value >= 0 && value < Infinity));
  if (at >= 0)
    return {
      ok: false,
      reason: `Value ${at + 1} is ${(values[at] as number) < 0 ? 'negative' : 'not known'}, so that there is no concentration.`,
    };
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  if (largest === 0) return { ok: false, reason: 'Nothing is held.' };
  let [sum, squares] = [0, 0];
  for (const value of values) {
    sum += value / largest;
    squares += (value / largest) ** 2;
  }
  const index = squares / sum ** 2;
  return { ok: true, value: { index, effectiveNumber: 1 / index, largestShare: 1 / sum } };
}
