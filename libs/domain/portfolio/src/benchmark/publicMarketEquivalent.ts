import type { Result } from '@finance-analyst/foundation';
import { moneyWeightedReturn, type MoneyWeightedResult } from '../returns/moneyWeightedReturn.js';
import type { ValuePeriod } from '../returns/ValuePeriod.js';

/** What the same money would have become in a benchmark. */
export interface PublicMarketEquivalent {
  /** What the opening value and the flows would be worth at the end; below 0 if more was taken out than the benchmark would have had. */
  readonly closing: number;
  /** Its money-weighted return: the index comparison of Long and Nickels. */
  readonly moneyWeighted: MoneyWeightedResult;
  /**
   * What was taken out and is left over what was put in, all grown with the benchmark to the end: above 1, the portfolio did better
   * (Kaplan and Schoar). Not known if nothing was put in.
   */
  readonly ratio: Result<number>;
}

/**
 * The opening value and each flow, put into a benchmark at its level of the day, or taken out. A. M. Long and C. J. Nickels, “A Private
 * Investment Benchmark” (1996); S. N. Kaplan and A. Schoar, “Private Equity Performance: Returns, Persistence, and Capital Flows”,
 * Journal of Finance 60 (2005).
 *
 * @param levelOn the level of the benchmark on a day, since 1970-01-01, in the currency of the period; null if it is not known
 */
export function publicMarketEquivalent(
  period: ValuePeriod,
  levelOn: (day: number) => number | null,
): Result<PublicMarketEquivalent> {
  const end = knownLevel(levelOn, period.lastDay);
  const moves = [{ day: period.firstDay, amount: period.opening }, ...period.flows];
  let putIn = 0;
  let takenOut = 0;
  for (const { day, amount } of moves) {
    if (amount === 0) continue;
    const level = knownLevel(levelOn, day);
    if (level === null || end === null)
      return { ok: false, reason: 'The benchmark has no level on a day on which there was a flow.' };
    const grown = (amount * end) / level;
    if (grown > 0) putIn += grown;
    else takenOut -= grown;
  }
  const closing = putIn - takenOut;
  return {
    ok: true,
    value: {
      closing,
      moneyWeighted: moneyWeightedReturn({ ...period, closing }),
      ratio:
        putIn > 0
          ? { ok: true, value: (takenOut + period.closing) / putIn }
          : { ok: false, reason: 'Nothing was invested in the period.' },
    },
  };
}

function knownLevel(levelOn: (day: number) => number | null, day: number): number | null {
  const level = levelOn(day);
  return level !== null && level > 0 && Number.isFinite(level) ? level : null;
}
