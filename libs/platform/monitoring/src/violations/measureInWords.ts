import type { ViolationMetric } from '../report/MonitorReport.js';

type Unit = 'ms' | 'bytes' | 'frames' | 'score' | 'requests';

const units: Readonly<Record<ViolationMetric, Unit>> = {
  LCP: 'ms',
  FID: 'ms',
  CLS: 'score',
  FCP: 'ms',
  TTFB: 'ms',
  js: 'bytes',
  css: 'bytes',
  images: 'bytes',
  fonts: 'bytes',
  memory: 'bytes',
  'frame-rate': 'frames',
  'long-task': 'ms',
  requests: 'requests',
  'total-transfer': 'bytes',
};

/** A metric's value or budget with its unit: `5100 ms`, `78.6 MB`. */
export function measureInWords(metric: ViolationMetric, value: number): string {
  switch (units[metric]) {
    case 'ms':
      return `${Math.round(value)} ms`;
    case 'bytes':
      return value < 1e6 ? `${(value / 1e3).toFixed(0)} kB` : `${(value / 1e6).toFixed(1)} MB`;
    case 'frames':
      return `${value.toFixed(1)} frames per second`;
    case 'score':
      return value.toFixed(3);
    case 'requests':
      return `${value} requests`;
  }
}
