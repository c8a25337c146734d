import type { FigureResult } from '@finance-analyst/figures';

/** How a metric is written: a mean of points, a share, a count, seconds. */
export type HeartUnit = 'points' | 'rate' | 'count' | 'seconds';

/** One metric with what it rests on. */
export interface HeartMetric {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly unit: HeartUnit;
  readonly value: FigureResult;
  /** How many things it was computed from. */
  readonly sampleSize: number;
  /** What was counted: sessions, answers, days. */
  readonly sampleOf: string;
}
