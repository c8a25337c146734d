import type { Preferences } from './createPreferences.js';

/** The user's consent to usage recording and sharing. */
export interface UsageConsent {
  /** Recording on this device. */
  isRecording(): boolean;
  /** Sending to the server. */
  isSharing(): boolean;
  /** Calls the listener after each change. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** The consent that the preferences give, kept up to date. */
export const usageConsent = (preferences: Pick<Preferences, 'read' | 'subscribe'>): UsageConsent => ({
  isRecording: () => preferences.read().usageRecording,
  isSharing: () => preferences.read().usageSharing,
  subscribe: preferences.subscribe,
});
