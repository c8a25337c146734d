import type { UsageData, UsageEvent } from '@finance-analyst/analytics';

let count = 0;

/** A recorded usage event. */
export function usageEvent(
  type: string,
  timestamp: string,
  data: UsageData = {},
  sessionId = 'session-1',
): UsageEvent {
  count += 1;
  return {
    id: `event-${String(count)}`,
    sessionId,
    userId: 'device-1',
    type,
    data,
    timestamp,
    userAgent: 'test',
    url: 'http://localhost/',
  };
}
