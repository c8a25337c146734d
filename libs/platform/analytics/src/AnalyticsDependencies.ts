import type { RunKind } from '@finance-analyst/service-worker';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { LoadProductAnalytics } from './sending/ProductAnalytics.js';

/** The part of the browser's window that analytics uses. */
export type AnalyticsWindow = Pick<
  Window,
  | 'addEventListener'
  | 'removeEventListener'
  | 'dispatchEvent'
  | 'setTimeout'
  | 'clearTimeout'
  | 'document'
  | 'location'
  | 'navigator'
  | 'innerWidth'
  | 'innerHeight'
> & { readonly requestIdleCallback?: Window['requestIdleCallback'] };

/** What the person has allowed. */
export interface AnalyticsConsent {
  /** On this device. */
  isRecording(): boolean;
  /** Off this device. */
  isSharing(): boolean;
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** The account, if any; without an id, a random one for this device is used. */
export interface AnalyticsUser {
  readonly id?: string | undefined;
}

export interface AnalyticsDependencies {
  readonly window: AnalyticsWindow;
  readonly entries: StoredEntries;
  readonly runKind: RunKind;
  /** The kinds of run that are recorded: only a person's by default. */
  readonly recordedRuns?: readonly RunKind[];
  readonly consent: AnalyticsConsent;
  readonly user: () => AnalyticsUser;
  /** Of this page view. */
  readonly sessionId: string;
  readonly createId: () => string;
  /** The API's base URL, ending in a slash. */
  readonly apiBase: string;
  /** Key of the product analytics service; null, or a placeholder, disables it. */
  readonly posthogKey: string | null;
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>;
  readonly clock?: () => Date;
  /** Calls back once the page is loaded and idle. */
  readonly whenIdle?: (work: () => void) => void;
  readonly loadProductAnalytics?: LoadProductAnalytics;
}
