/**
 * The stores of one owner's database. Keys are lists that begin with the document's id:
 * `documents`, `summaries` [id] · `revisions` [id, revision] · `attachments` [id, hash] · `drafts` [id, session] ·
 * `quarantine` [id, found at] · `derived` [id, name], which can be computed again and is in no backup. The name `outbox` is reserved for changes on their way to a server.
 */
export const storeNames = [
  'documents',
  'summaries',
  'revisions',
  'attachments',
  'drafts',
  'quarantine',
  'derived',
] as const;

export type StoreName = (typeof storeNames)[number];
export type RecordKey = readonly (string | number)[];

/** All or nothing: what `work` puts and deletes becomes visible together or not at all. */
export interface StorageTransaction {
  get(store: StoreName, key: RecordKey): Promise<unknown>;
  /** Keys that begin with `prefix`, in order. */
  keys(store: StoreName, prefix: RecordKey): Promise<RecordKey[]>;
  /** Values whose keys begin with `prefix`, in the order of their keys. */
  values(store: StoreName, prefix: RecordKey): Promise<unknown[]>;
  put(store: StoreName, key: RecordKey, value: unknown): Promise<void>;
  /** Deletes every record whose key begins with `prefix`. */
  delete(store: StoreName, prefix: RecordKey): Promise<void>;
  /**
   * Stores the requests made so far without waiting for answers, which a closing page does not receive. Must be the
   * last call.
   */
  commit(): void;
}

export type StorageWork<Value> = (transaction: StorageTransaction) => Promise<Value>;

/** `last-write` is for a page that is being left: this tab's other transactions are rolled back and run again after it. */
export type TransactionMode = 'read' | 'write' | 'last-write';

export interface Storage {
  /**
   * Runs `work`, which may await only its transaction and may run more than once. Rejects if the storage fails or `work`
   * throws.
   */
  transact<Value>(mode: TransactionMode, work: StorageWork<Value>): Promise<Value>;
  close(): void;
}
