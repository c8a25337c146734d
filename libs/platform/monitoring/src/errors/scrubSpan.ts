import type { BrowserOptions } from '@sentry/browser';
import { withoutQuery } from '../addresses/withoutQuery.js';

type Span = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0];

/** What a span may say beside its name and times. */
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

/** A traced span without queries, and with no attribute that could tell of what a person entered or pressed. */
export const scrubSpan = (span: Span): Span => ({
  ...span,
  name: withoutQuery(span.name),
  attributes: Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => keptAttributes.has(name)),
  ),
});
