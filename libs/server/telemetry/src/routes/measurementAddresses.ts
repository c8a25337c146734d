import {
  cspViolationSchema,
  performanceMetricSchema,
  performanceSessionSchema,
  performanceViolationSchema,
  webVitalSchema,
} from '@finance-analyst/contracts';

/** Where pages report what they measured: address, kind, body, and what it is. */
export const measurementAddresses = [
  ['/api/performance', 'performance-metric', performanceMetricSchema, 'A figure that a page measured'],
  [
    '/api/performance/session',
    'performance-session',
    performanceSessionSchema,
    'What a page measured in its life',
  ],
  [
    '/api/performance/violations',
    'performance-violation',
    performanceViolationSchema,
    'A performance budget that was not kept',
  ],
  ['/api/web-vitals', 'web-vital', webVitalSchema, 'A web vital of a page'],
  ['/api/csp-violations', 'csp-violation', cspViolationSchema, 'What the content security policy refused'],
] as const;
