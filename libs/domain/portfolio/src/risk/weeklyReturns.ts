/** Returns by calendar week. */
export interface WeeklyReturns {
  /** The last day of each week with a return, as days since 1970-01-01. */
  readonly days: Int32Array;
  /** Fractions. */
  readonly returns: Float64Array;
}

/** Weeks begin on Monday; 1970-01-01 was a Thursday. */
const weekOf = (day: number): number => Math.floor((day + 3) / 7);
const isFridayOrLater = (day: number): boolean => day + 3 - weekOf(day) * 7 >= 4;

/**
 * Daily returns compounded by calendar week. A first week that the days begin within, and a last week that ends before its
 * Friday, are left out.
 *
 * @param days the day at whose close the first return begins, then the day of each return.
 */
export function weeklyReturns(days: ArrayLike<number>, returns: ArrayLike<number>): WeeklyReturns {
  const found: { readonly day: number; readonly total: number }[] = [];
  let level = 1;
  for (let at = 0; at < returns.length; at += 1) {
    const day = days[at + 1] as number;
    const next = days[at + 2];
    level *= 1 + (returns[at] as number);
    const isLast = next === undefined ? isFridayOrLater(day) : weekOf(next) !== weekOf(day);
    if (!isLast) continue;
    if (weekOf(day) !== weekOf(days[0] as number)) found.push({ day, total: level - 1 });
    level = 1;
  }
  return {
    days: Int32Array.from(found, ({ day }) => day),
    returns: Float64Array.from(found, ({ total }) => total),
  };
}
