import { useSyncExternalStore } from 'react';
import type { Preferences } from './createPreferences.js';
import type { PreferenceValues } from './PreferenceValues.js';

/** What the person prefers, as it is now. */
export const usePreferences = ({ read, subscribe }: Preferences): PreferenceValues =>
  useSyncExternalStore(subscribe, read);
