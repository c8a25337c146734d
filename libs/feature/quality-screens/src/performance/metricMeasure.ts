import type { ViolationMetric } from '@finance-analyst/monitoring';
import type { Measure } from '../frame/describeMeasure.js';

/** The unit of each budget's and limit's figures. */
export const metricMeasure: Readonly<Record<ViolationMetric, Measure>> = {
  LCP: 'milliseconds',
  CLS: 'score',
  FCP: 'milliseconds',
  TTFB: 'milliseconds',
  FID: 'milliseconds',
  js: 'bytes',
  css: 'bytes',
  images: 'bytes',
  fonts: 'bytes',
  memory: 'bytes',
  'frame-rate': 'frames-per-second',
  'long-task': 'milliseconds',
  requests: 'count',
  'total-transfer': 'bytes',
};
