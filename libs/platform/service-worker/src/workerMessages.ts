/** What the page tells the worker. */
export type MessageToWorker =
  /** Take over now: the person has asked for the update. */
  | { readonly type: 'skip-waiting' }
  /** Forget every answer that belongs to an account: the person has signed out. */
  | { readonly type: 'forget-account' };

/** What the worker tells the page: the server's answer differs from the one that was served from the cache. */
export interface RevalidatedMessage {
  readonly type: 'revalidated';
  readonly url: string;
}

export const isMessageToWorker = (message: unknown): message is MessageToWorker => {
  const { type } = (message ?? {}) as { type?: unknown };
  return type === 'skip-waiting' || type === 'forget-account';
};
