import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import type { AnalyticsEvent } from '../events/AnalyticsEvent.js';
import type { UsageEvent } from '../events/UsageEvent.js';
import { createProductAnalyticsGate } from './createProductAnalyticsGate.js';
import { createUsageSender } from './createUsageSender.js';
import { loadPostHog } from './loadPostHog.js';
import { sendableAnalytics, sendableUsage } from './sendable.js';

export interface Sharing {
  usage(event: UsageEvent): void;
  analytics(event: AnalyticsEvent): void;
  flush(): void;
  /** Discards events queued for sending. */
  discard(): void;
  /** Applies the current consent. */
  follow(): void;
}

/**
 * Decides what leaves the device and when: only events recorded with consent, without entered text, and
 * under the device's random id even when someone is signed in.
 */
export function createSharing(dependencies: AnalyticsDependencies, deviceUserId: () => string): Sharing {
  const { consent, posthogKey, window, loadProductAnalytics: load = loadPostHog } = dependencies;
  const sender = createUsageSender(dependencies);
  const gate = createProductAnalyticsGate({ posthogKey, window, userId: deviceUserId, load });
  const mayShare = () => consent.isRecording() && consent.isSharing();
  const follow = () => {
    gate.allow(mayShare());
    if (!mayShare()) sender.discard();
  };
  return {
    usage: (event) => {
      if (!mayShare()) return;
      const sent = sendableUsage({ ...event, userId: deviceUserId() });
      sender.usage(sent);
      gate.capture(sent.type, { ...sent.data, url: sent.url });
    },
    analytics: (event) => {
      if (!mayShare()) return;
      const sent = sendableAnalytics({ ...event, user_id: deviceUserId() });
      sender.analytics(sent);
      gate.capture(sent.action ?? sent.conversion_type ?? sent.flow_name ?? 'analytics_event', { ...sent });
    },
    flush: sender.flush,
    discard: sender.discard,
    follow,
  };
}
