const dayMs = 86_400_000;

/**
 * Whether a holding acquired and sold on these days (since 1970-01-01) was held for more than one year. The holding
 * period begins on the day after the acquisition; it is long from the same day of the next year, which for February 29
 * is March 1. Source: IRS Publication 550, Holding Period; Revenue Ruling 66-7 for the last day of a month.
 */
export function isLongTerm(acquired: number, sold: number): boolean {
  // A year has 365 or 366 days: only between the two does the calendar decide.
  if (sold - acquired !== 366) return sold - acquired > 366;
  const first = new Date((acquired + 1) * dayMs);
  return sold * dayMs >= first.setUTCFullYear(first.getUTCFullYear() + 1);
}
