import type { AnalyticsEvent, UsageEvent } from '@finance-analyst/analytics';
import { useSyncExternalStore } from 'react';
import type { RecordedUsage } from './RecordedUsage.js';

export interface RecordedEvents {
  readonly usage: readonly UsageEvent[];
  readonly analytics: readonly AnalyticsEvent[];
}

/** All current records on this device. */
export function useRecordedEvents({
  subscribe,
  usageEvents,
  analyticsEvents,
}: RecordedUsage): RecordedEvents {
  const usage = useSyncExternalStore(subscribe, usageEvents);
  const analytics = useSyncExternalStore(subscribe, analyticsEvents);
  return { usage, analytics };
}
