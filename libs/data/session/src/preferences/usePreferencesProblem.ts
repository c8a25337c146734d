import { useSyncExternalStore } from 'react';
import type { Preferences } from './createPreferences.js';

/** What to tell the person while the browser keeps no settings; null while it does. */
export const usePreferencesProblem = ({ problem, subscribe }: Preferences): string | null =>
  useSyncExternalStore(subscribe, problem);
