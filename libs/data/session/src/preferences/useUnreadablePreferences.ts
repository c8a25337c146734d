import { useSyncExternalStore } from 'react';
import type { Preferences } from './createPreferences.js';
import { describeUnreadable } from './describeUnreadable.js';

/** What to tell the person while a stored choice cannot be read; null if all can. */
export const useUnreadablePreferences = ({ stored, subscribe }: Preferences): string | null =>
  useSyncExternalStore(subscribe, () => describeUnreadable(stored()));
