import { useSyncExternalStore } from 'react';
import type { StoredValue } from './StoredValue.js';

/** The value as it holds now; drawn anew when it changes, here or in another tab. */
export const useStoredValue = <Value>({ subscribe, read }: StoredValue<Value>): Value =>
  useSyncExternalStore(subscribe, read);
