import type { Result } from '@finance-analyst/foundation';
import type { MultipleComparison } from './compareMultiples.js';
import { impliedValue, type ImpliedSubject } from './impliedValue.js';
import { byMultiple, type ByMultiple } from './MultipleName.js';
import { statisticNames, type StatisticName } from './multipleStatistics.js';

/** Value per share at each statistic of each multiple. */
export type ImpliedValues = ByMultiple<Readonly<Record<StatisticName, Result<number>>>>;

/** What a company is worth at the statistics of multiples, or why it has no such value. */
export const impliedValues = (
  comparisons: ByMultiple<MultipleComparison>,
  subject: Result<ImpliedSubject>,
): ImpliedValues =>
  byMultiple((name) => {
    const { statistics } = comparisons[name];
    const at = (statistic: StatisticName): Result<number> => {
      if (!statistics.ok) return statistics;
      return subject.ok ? impliedValue(name, statistics.value[statistic], subject.value) : subject;
    };
    return Object.fromEntries(statisticNames.map((statistic) => [statistic, at(statistic)])) as Readonly<
      Record<StatisticName, Result<number>>
    >;
  });
