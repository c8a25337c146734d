/** What the page tells the worker. */
export type MessageToWorker =
  /** Take over now: the person has asked for the update. */
  | { readonly type: 'skip-waiting' }
  /** Forget every answer that belongs to an account: the person has signed out. */
  | { readonly type: 'forget-account' }
  /** Say which release you are of; the answer comes through the port that was sent along. */
  | { readonly type: 'get-version' };

/** What the worker tells the page: the server's answer differs from the one that was served from the cache. */
export interface RevalidatedMessage {
  readonly type: 'revalidated';
  readonly url: string;
}

/** What the worker tells the page: the network gave no answer to a request, though the device may have given one. */
export interface UnansweredMessage {
  readonly type: 'unanswered';
  readonly url: string;
}

export type MessageToPages = RevalidatedMessage | UnansweredMessage;

/** What the worker answers to `get-version`. */
export interface VersionMessage {
  /** Null where the worker was not told. */
  readonly version: string | null;
  /** The files of its release that it keeps. */
  readonly files: number;
}

const types: readonly unknown[] = ['skip-waiting', 'forget-account', 'get-version'];

export const isMessageToWorker = (message: unknown): message is MessageToWorker =>
  types.includes(((message ?? {}) as { type?: unknown }).type);

export function isVersionMessage(message: unknown): message is VersionMessage {
  const { version, files } = (message ?? {}) as { version?: unknown; files?: unknown };
  return (version === null || typeof version === 'string') && typeof files === 'number';
}
