/** `navigator.storage`, or what there is of it. */
export interface StorageOfBrowser {
  estimate?(): Promise<{ readonly usage?: number; readonly quota?: number }>;
  persisted?(): Promise<boolean>;
  persist?(): Promise<boolean>;
}

/**
 * Whether the browser promised not to clear what is stored by itself: it did, was not asked while this page lives, was
 * asked and did not agree, or does not tell.
 */
export type Protection = 'protected' | 'not-asked' | 'refused' | 'unknown';

/** Null for what the browser does not tell. */
export interface DeviceStorageState {
  readonly usedBytes: number | null;
  readonly quotaBytes: number | null;
  readonly protection: Protection;
}

/** What this browser stores for the product: the only place that asks it. */
export interface DeviceStorage {
  /** Null until it was read for the first time. */
  state(): DeviceStorageState | null;
  subscribe(listener: () => void): () => void;
  /** Reads anew; what was read before stays meanwhile. */
  read(): Promise<void>;
  /** Asks the browser to keep what is stored, and answers whether it agreed. */
  keep(): Promise<boolean>;
}
