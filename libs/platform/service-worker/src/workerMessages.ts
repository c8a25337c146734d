/** Messages from the page to the worker. */
export type MessageToWorker =
  /** Take over now: the person accepted the update. */
  | { readonly type: 'skip-waiting' }
  /** Delete every answer that belongs to an account: the person has signed out. */
  | { readonly type: 'forget-account' }
  /** Report your release, through the port sent along. */
  | { readonly type: 'get-version' };

/** Message from the worker: the server's answer differs from the cached one that was served. */
export interface RevalidatedMessage {
  readonly type: 'revalidated';
  readonly url: string;
}

/** Message from the worker: the network gave no answer to a request, though the cache may have. */
export interface UnansweredMessage {
  readonly type: 'unanswered';
  readonly url: string;
}

export type MessageToPages = RevalidatedMessage | UnansweredMessage;

/** The worker's answer to `get-version`. */
export interface VersionMessage {
  /** Null if the worker does not know it. */
  readonly version: string | null;
  /** The number of stored files of its release. */
  readonly files: number;
}

const types: readonly unknown[] = ['skip-waiting', 'forget-account', 'get-version'];

export const isMessageToWorker = (message: unknown): message is MessageToWorker =>
  types.includes(((message ?? {}) as { type?: unknown }).type);

export function isVersionMessage(message: unknown): message is VersionMessage {
  const { version, files } = (message ?? {}) as { version?: unknown; files?: unknown };
  return (version === null || typeof version === 'string') && typeof files === 'number';
}
