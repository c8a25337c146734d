import { useSyncExternalStore } from 'react';
import type { Preferences } from './createPreferences.js';
import type { PreferenceValues } from './PreferenceValues.js';

/** The person's current preferences. */
export const usePreferences = ({ read, subscribe }: Preferences): PreferenceValues =>
  useSyncExternalStore(subscribe, read);
