/** Days of a year, as Excel's XIRR counts them. */
const daysPerYear = 365;

/**
 * The return a year that compounds to a total over so many days, as fractions; null for a loss of more than all, and for less than a year, as the GIPS standards
 * ask (2020, provision 4.A.3): a short period would be shown as if it went on.
 */
export const annualizedReturn = (total: number, days: number): number | null =>
  days < daysPerYear || total < -1 ? null : (1 + total) ** (daysPerYear / days) - 1;
