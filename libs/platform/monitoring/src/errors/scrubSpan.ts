import type { BrowserOptions } from '@sentry/browser';
import { withoutQuery } from '../addresses/withoutQuery.js';

type Span = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0];

/** The attributes a span may have besides its name and times. */
const keptAttributes: ReadonlySet<string> = new Set([
  'sentry.environment',
  'sentry.op',
  'sentry.origin',
  'sentry.release',
  'sentry.sample_rate',
  'sentry.sdk.name',
  'sentry.sdk.version',
  'sentry.segment.id',
  'sentry.segment.name',
  'sentry.source',
  'sentry.trace_lifecycle',
  'url.path',
  'http.request.method',
  'http.response.status_code',
  'http.response_content_length',
]);

/** A traced span without queries, and without attributes that could reveal what a user entered or pressed. */
export const scrubSpan = (span: Span): Span => ({
  ...span,
  name: withoutQuery(span.name),
  attributes: Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => keptAttributes.has(name)),
  ),
});
