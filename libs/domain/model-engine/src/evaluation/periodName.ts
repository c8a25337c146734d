import type { CompiledItem } from '../compiledModel.js';
import { quarterInYear, yearOfQuarter } from '../program/yearsAndQuarters.js';
import type { Timeline } from '../timeline.js';

type Paced = Pick<CompiledItem, 'isYearly'>;

const wordOf = ({ isYearly }: Paced): string => (isYearly ? 'year' : 'period');

/** 'period 3', 'year 2' of a yearly figure, or '2028', 'FY2028 Q3' and 'FY2028' where periods have years. */
export function periodName(
  item: Paced,
  period: number,
  { frequency, firstYear }: Partial<Pick<Timeline, 'frequency' | 'firstYear'>> = {},
): string {
  if (firstYear === undefined) return `${wordOf(item)} ${period}`;
  if (frequency !== 'quarterly') return String(firstYear + period - 1);
  const year = item.isYearly ? period : yearOfQuarter(period);
  const name = `FY${firstYear + year - 1}`;
  return item.isYearly ? name : `${name} Q${period - quarterInYear(year, 0)}`;
}

/** 'periods 1 to 5', or 'years 1 to 2' of a yearly figure. */
export const periodNames = (item: Paced & Pick<CompiledItem, 'firstPeriod' | 'lastPeriod'>): string =>
  `${wordOf(item)}s ${item.firstPeriod} to ${item.lastPeriod}`;
