import { useMemo, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import type { AccessibilityStore } from '../preferences/createAccessibilityStore.js';
import { AccessibilityContext } from './AccessibilityContext.js';
import { createAnnouncer } from './createAnnouncer.js';
import { LiveRegions } from './LiveRegions.js';

export interface AccessibilityProviderProps {
  readonly store: AccessibilityStore;
  readonly children: ReactNode;
  /** The timers that remove announcements. */
  readonly timers?: { readonly setTimeout: (run: () => void, ms: number) => unknown };
}

const browserTimers = { setTimeout: (run: () => void, ms: number): unknown => setTimeout(run, ms) };

/** Provides the accessibility preferences and renders the live regions. */
export function AccessibilityProvider({
  store,
  children,
  timers = browserTimers,
}: AccessibilityProviderProps): ReactElement {
  const [announcer] = useState(() => createAnnouncer(timers));
  const preferences = useSyncExternalStore(store.subscribe, store.read);
  const problem = useSyncExternalStore(store.subscribe, store.problem);
  const accessibility = useMemo(
    () => ({
      preferences,
      problem,
      change: store.change,
      reset: store.reset,
      announce: announcer.announce,
    }),
    [preferences, problem, store, announcer],
  );
  return (
    <AccessibilityContext value={accessibility}>
      {children}
      <LiveRegions announcer={announcer} />
    </AccessibilityContext>
  );
}
