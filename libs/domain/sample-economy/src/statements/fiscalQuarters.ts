import { dayOf, epochDay, isoDate, isWeekend } from '../epochDay.js';
import { samplePeriod } from '../samplePeriod.js';

/** A quarter of a company's own fiscal year, named by the calendar year in which that year ends. */
export interface FiscalQuarter {
  readonly fiscalYear: number;
  readonly quarter: 1 | 2 | 3 | 4;
  /** ISO dates, both inclusive. */
  readonly start: string;
  readonly end: string;
  /** The fourth quarter is filed with the year. */
  readonly filed: string;
}

export const fiscalYearsShown = 10;
const annualReportDays = 55;
const quarterlyReportDays = 36;

function filingDate(periodEnd: number, afterDays: number): string {
  let day = periodEnd + afterDays;
  while (isWeekend(day)) day += 1;
  return isoDate(day);
}

function fiscalQuarter(fiscalYear: number, quarter: 1 | 2 | 3 | 4, yearEndMonth: number): FiscalQuarter {
  const endMonth = yearEndMonth - 3 * (4 - quarter);
  const end = dayOf(fiscalYear, endMonth + 1, 0);
  return {
    fiscalYear,
    quarter,
    start: isoDate(dayOf(fiscalYear, endMonth - 2, 1)),
    end: isoDate(end),
    filed: filingDate(end, quarter === 4 ? annualReportDays : quarterlyReportDays),
  };
}

/**
 * The quarters of a company from the first of its ten filed fiscal years to the one in which the sample ends.
 * The last of them are not filed yet: prices look ahead to them, statements do not show them.
 */
export function fiscalQuarters(yearEndMonth: number): FiscalQuarter[] {
  let lastFiledYear = Number(samplePeriod.endDate.slice(0, 4));
  while (fiscalQuarter(lastFiledYear, 4, yearEndMonth).filed > samplePeriod.endDate) lastFiledYear -= 1;

  const quarters: FiscalQuarter[] = [];
  for (let year = lastFiledYear - fiscalYearsShown + 1; ; year += 1) {
    for (const quarter of [1, 2, 3, 4] as const) {
      quarters.push(fiscalQuarter(year, quarter, yearEndMonth));
      const end = quarters.at(-1)?.end ?? '';
      if (epochDay(end) >= epochDay(samplePeriod.endDate)) return quarters;
    }
  }
}
