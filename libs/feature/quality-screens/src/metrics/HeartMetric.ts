import type { FigureResult } from '@finance-analyst/figures';

/** The format of a metric: a mean of points, a share, a count, seconds. */
export type HeartUnit = 'points' | 'rate' | 'count' | 'seconds';

/** One metric with its sample. */
export interface HeartMetric {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly unit: HeartUnit;
  readonly value: FigureResult;
  /** The sample size. */
  readonly sampleSize: number;
  /** What was counted: sessions, answers, days. */
  readonly sampleOf: string;
}
