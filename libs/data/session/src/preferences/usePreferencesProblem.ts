import { useSyncExternalStore } from 'react';
import type { Preferences } from './createPreferences.js';

/** What to tell the person while the browser cannot store settings; null while it can. */
export const usePreferencesProblem = ({ problem, subscribe }: Preferences): string | null =>
  useSyncExternalStore(subscribe, problem);
