import type { VitalName } from '../limits/rateVital.js';
import type { MeasuredThing } from '../report/MonitorReport.js';

/** The display name of each vital and limit. */
export const metricNames: Readonly<Record<VitalName | MeasuredThing, string>> = {
  LCP: 'Largest contentful paint',
  INP: 'Interaction to next paint',
  CLS: 'Cumulative layout shift',
  FCP: 'First contentful paint',
  TTFB: 'Time to first byte',
  FID: 'First input delay',
  js: 'Scripts',
  css: 'Styles',
  images: 'Images',
  fonts: 'Fonts',
  memory: 'Memory',
  'frame-rate': 'Frame rate',
  'long-task': 'Long task',
  requests: 'Requests',
  'total-transfer': 'Total transfer',
};
