import type { Preferences } from './createPreferences.js';

/** The consent to usage recording and sharing that the preferences give, as analytics asks for it. */
export const usageConsent = (preferences: Pick<Preferences, 'read' | 'subscribe'>) => ({
  /** Recording on this device. */
  isRecording: (): boolean => preferences.read().usageRecording,
  /** Sending to the server. */
  isSharing: (): boolean => preferences.read().usageSharing,
  /** Calls the listener after each change. Returns the unsubscribe function. */
  subscribe: preferences.subscribe,
});
