import { epochDay } from '../epochDay.js';
import type { CompanyHistory } from '../statements/simulateCompany.js';

interface Anchor {
  readonly day: number;
  /** Logarithm of the fair price of a share of the first quarter's count. */
  readonly logPrice: number;
}

/** The fair price at each quarter's end, in shares as they were before any split. */
function anchorsOf(history: CompanyHistory): Anchor[] {
  let sharesPerOriginal = 1;
  const first = history.quarters[0];
  if (!first) throw new RangeError('a company without quarters has no price');
  const opening = {
    day: epochDay(first.start) - 1,
    logPrice: Math.log(history.openingFairEquity / history.openingShares),
  };
  const later = history.quarters.map((quarter) => {
    if (quarter.split) sharesPerOriginal *= quarter.split.numerator / quarter.split.denominator;
    const price = (quarter.fairEquity / quarter.sharesOutstanding) * sharesPerOriginal;
    return { day: epochDay(quarter.end), logPrice: Math.log(price) };
  });
  return [opening, ...later];
}

/** The fair price on each date, between quarter ends on a line of constant growth, as if no split had been. */
export function fairPrices(history: CompanyHistory, dates: readonly string[]): number[] {
  const anchors = anchorsOf(history);
  let next = 1;
  return dates.map((date) => {
    const day = epochDay(date);
    while (next < anchors.length - 1 && (anchors[next]?.day ?? 0) < day) next += 1;
    const from = anchors[next - 1];
    const to = anchors[next];
    if (!from || !to) throw new RangeError(`no quarter covers ${date}`);
    const progress = (day - from.day) / (to.day - from.day);
    return Math.exp(from.logPrice + (to.logPrice - from.logPrice) * progress);
  });
}
