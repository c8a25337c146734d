/** `navigator.storage`, or the supported part of it. */
export interface StorageOfBrowser {
  estimate?(): Promise<{ readonly usage?: number; readonly quota?: number }>;
  persisted?(): Promise<boolean>;
  persist?(): Promise<boolean>;
}

/**
 * Whether the browser promised not to clear stored data: it did, was not asked since the page opened, denied the request,
 * or does not report it.
 */
export type Protection = 'protected' | 'not-asked' | 'denied' | 'unknown';

/** Null if the browser does not report it. */
export interface DeviceStorageState {
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  readonly protection: Protection;
}

/** What this browser stores for the product: the only place that reads it. */
export interface DeviceStorage {
  /** Null until first read. */
  state(): DeviceStorageState | null;
  subscribe(listener: () => void): () => void;
  /** Reads again; the previous values stay meanwhile. */
  read(): Promise<void>;
  /** Requests protection, and returns whether the browser agreed. */
  keep(): Promise<boolean>;
}
