import { yearEndAfter } from '@finance-analyst/documents';
import { day, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import type { DefaultBasis } from './DefaultBasis.js';

/** The day of the newest balance sheet, and the first fiscal year end after it. */
export function balanceDates({ base, years }: DefaultBasis): readonly Assumption[] {
  const newestYearEnd = years.at(-1)?.end ?? base.end;
  return [
    statedAssumption('balance_date', base.end, reason`Balance sheet of ${base.label}`),
    statedAssumption(
      'first_year_end',
      yearEndAfter(newestYearEnd, 1),
      reason`Fiscal year end after the balance sheet of ${day(base.end)}`,
    ),
  ];
}
