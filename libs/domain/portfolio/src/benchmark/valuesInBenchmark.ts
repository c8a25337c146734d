import type { ValueHistory } from '../returns/ValueHistory.js';

/**
 * What the same money would be worth in a benchmark by day: the opening value and each deposit buy it, and each withdrawal sells it, at its
 * level of the day. value = units × level; units = opening ÷ first level + Σ (inflow − outflow) ÷ level of its day. Its last value is the
 * closing of `publicMarketEquivalent`. NaN from the first day on that needs a level or a flow that is not known; below 0 if more was taken
 * out than the benchmark would have had.
 *
 * @param levelOn the level of the benchmark on a day, since 1970-01-01, in the currency of the history; null if it is not known
 */
export function valuesInBenchmark(
  { days, values, inflows, outflows }: ValueHistory,
  levelOn: (day: number) => number | null,
): Float64Array {
  const found = new Float64Array(days.length);
  let units = 0;
  for (let at = 0; at < days.length; at += 1) {
    const level = levelOn(days[at] as number) ?? Number.NaN;
    const amount = at === 0 ? (values[0] as number) : (inflows[at] as number) - (outflows[at] as number);
    if (amount !== 0) units += amount / level;
    found[at] = units === 0 ? 0 : units * level;
  }
  return found;
}
