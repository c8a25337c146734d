import { yearEndAfter } from '@finance-analyst/documents';
import { day, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DefaultBasis } from './DefaultBasis.js';

/**
 * The day that the value is for, the day of the newest balance sheet, and the first fiscal year end after it. The
 * value is for the price's day, so that both are of one day; without a price, for the day that the statements are known on.
 */
export function valuationDates({
  quote,
  noPrice,
  fundamentals,
  base,
  years,
}: DefaultBasis): readonly Assumption[] {
  const valuationDate = quote ? quote.asOf.slice(0, 10) : fundamentals.knownOn;
  const newestYearEnd = years.at(-1)?.end ?? base.end;
  const date = (input: string, value: string, why: Assumption['reason']): Assumption => ({
    input,
    value,
    reason: why,
    sources: [],
    external: null,
  });
  return [
    date(
      'valuation_date',
      valuationDate,
      quote ? 'Day of the price' : `Day of the statements, since ${noPrice}`,
    ),
    date('balance_date', base.end, reason`Balance sheet of ${base.label}`),
    date(
      'first_year_end',
      yearEndAfter(newestYearEnd, 1),
      reason`Fiscal year end after the balance sheet of ${day(base.end)}`,
    ),
  ];
}
