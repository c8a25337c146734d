import type { AnalyticsEvent } from '@finance-analyst/analytics';

/** A page error, as analytics records it. */
export const errorEvent = (timestamp: string, sessionId = 'session-1'): AnalyticsEvent => ({
  feature_name: 'window',
  action: 'error',
  reason: 'TypeError: value is undefined',
  session_id: sessionId,
  user_id: 'device-1',
  timestamp,
  page: '/',
});
