import { quantileOfSorted } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';

/** The statistics of a multiple, in the order of a table. */
export const statisticNames = ['mean', 'median', 'harmonicMean', 'lowQuartile', 'highQuartile'] as const;

/** One of the statistics of a multiple. */
export type StatisticName = (typeof statisticNames)[number];

/** What is compared. */
export type ComparedNoun = 'peer' | 'transaction';

/** Every statistic of one multiple, as plain numbers: 10 for 10×. */
export type MultipleStatistics = Readonly<Record<StatisticName, number>>;

/**
 * Statistics of positive multiples. The harmonic mean, n ÷ Σ 1/x, averages the earnings that a unit of money buys, so
 * that a high multiple weighs less. Quartiles by definition 7 of Hyndman and Fan.
 */
export function multipleStatistics(
  values: readonly number[],
  /** What has the multiples. */
  noun: ComparedNoun = 'peer',
): Result<MultipleStatistics> {
  if (values.length === 0) return { ok: false, reason: `No ${noun} has this multiple.` };
  const sorted = values.toSorted((a, b) => a - b);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  return {
    ok: true,
    value: {
      mean: sum(sorted) / sorted.length,
      median: quantileOfSorted(sorted, 0.5),
      harmonicMean: sorted.length / sum(sorted.map((value) => 1 / value)),
      lowQuartile: quantileOfSorted(sorted, 0.25),
      highQuartile: quantileOfSorted(sorted, 0.75),
    },
  };
}
