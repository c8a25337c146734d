import type { AnalyticsConsent } from '@finance-analyst/analytics';
import type { Preferences } from '@finance-analyst/session';

/** What the person's preferences allow: recording on the device, and sharing. */
export const consentOf = (preferences: Pick<Preferences, 'read' | 'subscribe'>): AnalyticsConsent => ({
  isRecording: () => preferences.read().usageRecording,
  isSharing: () => preferences.read().usageSharing,
  subscribe: preferences.subscribe,
});
