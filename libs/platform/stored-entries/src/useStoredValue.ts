import { useSyncExternalStore } from 'react';
import type { StoredValue } from './StoredValue.js';

/** The current value; re-renders when it changes, here or in another tab. */
export const useStoredValue = <Value>({ subscribe, read }: StoredValue<Value>): Value =>
  useSyncExternalStore(subscribe, read);
