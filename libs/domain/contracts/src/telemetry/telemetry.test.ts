import type { ZodMiniType } from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { cspViolationSchema } from './cspViolation.js';
import { performanceMetricSchema } from './performanceMetric.js';
import { performanceSessionSchema } from './performanceSession.js';
import { performanceViolationSchema } from './performanceViolation.js';
import { maximumReportedEvents, usageReportSchema } from './usageReport.js';
import { webVitalSchema } from './webVital.js';

const url = 'https://product.example/valuation-workbench';
const timestamp = '2026-11-20T12:00:00.000Z';

const metric = { name: 'LCP', value: 1234.5, rating: 'good', sessionId: 's-1', url, timestamp };
const session = {
  sessionId: 's-1',
  metrics: { LCP: { value: 1234.5, rating: 'good' } },
  performanceEntries: [{ entryType: 'navigation', name: '/', startTime: 0, duration: 900 }],
  timestamp,
  url,
};
const violation = {
  metric: 'LCP',
  actual: 5100,
  budget: 2500,
  severity: 'critical',
  url,
  timestamp,
  message: 'LCP was 5100 ms.',
  recommendation: 'Load less before it.',
};
const vital = {
  type: 'web_vital',
  name: 'CLS',
  value: 0.05,
  id: 'v5-1',
  rating: 'good',
  url: '/',
  ts: 1_763_640_000_000,
};
const policy = {
  blockedURI: 'https://elsewhere.example/x.js',
  violatedDirective: 'script-src-elem',
  originalPolicy: "default-src 'self'",
  disposition: 'enforce',
  timestamp,
  userAgent: 'A browser',
  url,
};
const usageEvent = {
  id: 'e-1',
  sessionId: 's-1',
  userId: 'u-1',
  type: 'click',
  data: { tag: 'button' },
  timestamp,
  userAgent: 'A browser',
  url,
};
const analyticsEvent = { session_id: 's-1', user_id: 'u-1', timestamp, page: '/', feature_name: 'dcf' };
const usage = { usageEvents: [usageEvent], analyticsEvents: [analyticsEvent] };

const reports: readonly (readonly [string, ZodMiniType, Readonly<Record<string, unknown>>, string])[] = [
  ['a metric', performanceMetricSchema, metric, 'value'],
  ['a session', performanceSessionSchema, session, 'performanceEntries'],
  ['a violation', performanceViolationSchema, violation, 'severity'],
  ['a web vital', webVitalSchema, vital, 'ts'],
  ['a policy violation', cspViolationSchema, policy, 'blockedURI'],
  ['a usage report', usageReportSchema, usage, 'usageEvents'],
];

const pathsOf = (schema: ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));

describe.each(reports)('%s', (_name, schema, report, field) => {
  it('[CONTRACTS-8] keeps fields that are not known', () => {
    const later = { ...report, deviceMemoryGb: 8 };
    expect(schema.parse(later)).toEqual(later);
  });

  it('[CONTRACTS-9] is refused under the field that has the wrong type', () => {
    expect(pathsOf(schema, { ...report, [field]: { wrong: true } })).toEqual([field]);
  });

  it('[CONTRACTS-9] is refused as a whole when it is no object', () => {
    for (const value of [null, 'text', 7, [report]]) expect(pathsOf(schema, value)).toEqual(['']);
  });
});

describe('reports', () => {
  it('[CONTRACTS-9] name the time as ISO 8601 or as milliseconds', () => {
    expect(performanceMetricSchema.safeParse({ ...metric, timestamp: vital.ts }).success).toBe(true);
    expect(pathsOf(performanceMetricSchema, { ...metric, timestamp: 'yesterday' })).toEqual(['timestamp']);
  });

  it('[CONTRACTS-10] hold a bounded number of events, of one kind or of both', () => {
    expect(usageReportSchema.safeParse({ analyticsEvents: [analyticsEvent] }).success).toBe(true);
    const many = Array.from({ length: maximumReportedEvents + 1 }, () => usageEvent);
    expect(pathsOf(usageReportSchema, { usageEvents: many })).toEqual(['usageEvents']);
    expect(pathsOf(usageReportSchema, { usageEvents: [{ ...usageEvent, id: 1 }] })).toEqual([
      'usageEvents.0.id',
    ]);
  });

  it('[CONTRACTS-10] hold texts of bounded length', () => {
    expect(pathsOf(cspViolationSchema, { ...policy, originalPolicy: 'x'.repeat(4001) })).toEqual([
      'originalPolicy',
    ]);
    expect(pathsOf(webVitalSchema, { ...vital, id: 'x'.repeat(201) })).toEqual(['id']);
  });
});
