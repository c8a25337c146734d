import { useSyncExternalStore } from 'react';
import type { Preferences } from './createPreferences.js';
import { describeUnreadable } from './describeUnreadable.js';

/** What to tell the person while something that they chose cannot be read; null while all of it can. */
export const useUnreadablePreferences = ({ stored, subscribe }: Preferences): string | null =>
  useSyncExternalStore(subscribe, () => describeUnreadable(stored()));
