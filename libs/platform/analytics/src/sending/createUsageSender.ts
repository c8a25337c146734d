import { apiAddress, pageEndpoints, type UsageReport } from '@finance-analyst/contracts';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import type { AnalyticsEvent } from '../events/AnalyticsEvent.js';
import type { UsageEvent } from '../events/UsageEvent.js';

/** How long events are collected into one batch. */
export const sendDelayMs = 30_000;
/** Batch size that is sent immediately; the API accepts at most 100 of a kind, and 64 KiB. */
export const sendAtEvents = 40;

export interface UsageSender {
  usage(event: UsageEvent): void;
  analytics(event: AnalyticsEvent): void;
  /** Sends queued events. */
  flush(): void;
  /** Discards queued events. */
  discard(): void;
}

/**
 * Posts events in batches to the API. After the first failure, or while offline, nothing more is sent in this page
 * view.
 */
export function createUsageSender({
  window,
  fetch,
  apiBase,
}: Pick<AnalyticsDependencies, 'window' | 'fetch' | 'apiBase'>): UsageSender {
  let usageEvents: UsageEvent[] = [];
  let analyticsEvents: AnalyticsEvent[] = [];
  let timer: number | null = null;
  let isStopped = false;

  const discard = () => {
    if (timer !== null) window.clearTimeout(timer);
    timer = null;
    usageEvents = [];
    analyticsEvents = [];
  };
  const post = async (report: UsageReport): Promise<void> => {
    try {
      const { ok } = await fetch(apiAddress('usage', apiBase), {
        method: pageEndpoints.usage.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
        // The request must outlive the page.
        keepalive: true,
      });
      if (!ok) isStopped = true;
    } catch {
      isStopped = true;
    }
    if (isStopped) discard();
  };
  const flush = () => {
    if (usageEvents.length + analyticsEvents.length === 0) return;
    const report: UsageReport = {
      usageEvents: usageEvents.map((event) => ({ ...event })),
      analyticsEvents: analyticsEvents.map((event) => ({ ...event })),
    };
    discard();
    if (!window.navigator.onLine) isStopped = true;
    if (!isStopped) void post(report);
  };
  const queued = () => {
    if (usageEvents.length + analyticsEvents.length >= sendAtEvents) flush();
    else timer ??= window.setTimeout(flush, sendDelayMs);
  };
  return {
    usage: (event) => {
      if (isStopped) return;
      usageEvents.push(event);
      queued();
    },
    analytics: (event) => {
      if (isStopped) return;
      analyticsEvents.push(event);
      queued();
    },
    flush,
    discard,
  };
}
