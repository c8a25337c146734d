import type { RunKind } from '@finance-analyst/service-worker';
import type { StoredEntries } from '@finance-analyst/stored-entries';
import type { LoadProductAnalytics } from './sending/ProductAnalytics.js';

/** What analytics uses of the browser's window. */
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
  /** Returns the way to stop listening. */
  subscribe(listener: () => void): () => void;
}

/** Who uses the product; without an id a random one of this device stands in. */
export interface AnalyticsUser {
  readonly id?: string | undefined;
}

export interface AnalyticsEdges {
  readonly window: AnalyticsWindow;
  readonly entries: StoredEntries;
  readonly runKind: RunKind;
  /** In which runs anything is recorded: a person's, unless the app says otherwise. */
  readonly recordedRuns?: readonly RunKind[];
  readonly consent: AnalyticsConsent;
  readonly user: () => AnalyticsUser;
  /** Of this page's life. */
  readonly sessionId: string;
  readonly createId: () => string;
  /** Where the API is, ending in a slash. */
  readonly apiBase: string;
  /** Key of the product-analytics service; null, or a placeholder, leaves it out. */
  readonly posthogKey: string | null;
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>;
  readonly clock?: () => Date;
  /** Calls once the page is loaded and has time to spare. */
  readonly whenIdle?: (work: () => void) => void;
  readonly loadProductAnalytics?: LoadProductAnalytics;
}
