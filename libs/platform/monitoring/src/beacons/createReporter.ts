import {
  apiAddress,
  type CspViolation,
  type PerformanceMetric,
  type PerformanceSession,
  type PerformanceViolation,
  type WebVital,
} from '@finance-analyst/contracts';
import { withoutQuery } from '../addresses/withoutQuery.js';
import { rateVital } from '../limits/rateVital.js';
import type { MonitorDependencies } from '../MonitorDependencies.js';
import type { Violation } from '../report/MonitorReport.js';
import type { MeasuredVital } from '../vitals/VitalsLibrary.js';
import type { Beacons } from './createBeacons.js';

export type ReporterDependencies = Pick<
  MonitorDependencies,
  'apiBase' | 'webVitalsEndpoint' | 'sessionId'
> & {
  readonly location: Pick<Location, 'origin' | 'pathname'>;
  readonly userAgent: string;
  readonly beacons: Beacons;
  readonly clock: () => Date;
  /** Whether this page's measurements are sent. */
  readonly isSampled: boolean;
};

export interface Reporter {
  vital(vital: MeasuredVital): void;
  violation(violation: Violation): void;
  session(summary: Pick<PerformanceSession, 'metrics' | 'performanceEntries'>): void;
  policyViolation(event: SecurityPolicyViolationEvent): void;
}

/** A page with constant violations must not send them forever. */
export const sentViolations = 50;

/** FID is no longer a web vital, so it goes to the product's own endpoint only. */
const isWebVital = ({ name }: MeasuredVital): boolean => name !== 'FID';

/** Builds the reports in the formats that the server accepts. */
export function createReporter(dependencies: ReporterDependencies): Reporter {
  const { apiBase, webVitalsEndpoint, sessionId, location, userAgent, beacons, clock, isSampled } =
    dependencies;
  const pageUrl = () => `${location.origin}${location.pathname}`;
  let violationsSent = 0;
  return {
    vital: (vital) => {
      if (!isSampled) return;
      const { name, value, id } = vital;
      const rating = rateVital(name, value);
      const now = clock();
      const metric = { name, value, rating, id, sessionId, url: pageUrl(), timestamp: now.toISOString() };
      beacons.send(apiAddress('performance', apiBase), metric satisfies PerformanceMetric);
      if (!isWebVital(vital)) return;
      const webVital = {
        type: 'web_vital' as const,
        name,
        value,
        id,
        rating,
        url: location.pathname,
        ts: now.getTime(),
      };
      beacons.send(webVitalsEndpoint, webVital satisfies WebVital);
    },
    violation: (violation) => {
      if (!isSampled || violationsSent >= sentViolations) return;
      violationsSent += 1;
      beacons.send(apiAddress('performanceViolations', apiBase), {
        ...violation,
      } satisfies PerformanceViolation);
    },
    session: (summary) => {
      if (!isSampled) return;
      const body = { sessionId, ...summary, timestamp: clock().toISOString(), url: pageUrl() };
      beacons.send(apiAddress('performanceSession', apiBase), body satisfies PerformanceSession);
    },
    policyViolation: (event) => {
      const body = {
        blockedURI: withoutQuery(event.blockedURI),
        violatedDirective: event.violatedDirective,
        originalPolicy: event.originalPolicy,
        disposition: event.disposition,
        timestamp: clock().toISOString(),
        userAgent,
        url: pageUrl(),
      };
      beacons.send(apiAddress('cspViolations', apiBase), body satisfies CspViolation);
    },
  };
}
