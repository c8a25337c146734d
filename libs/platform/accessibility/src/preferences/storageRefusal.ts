import { messages } from '../messages.js';

/** Why the browser did not save something, as a message. */
export const storageRefusal = (error: unknown): string =>
  (error as { readonly name?: unknown } | null)?.name === 'QuotaExceededError'
    ? messages.full
    : messages.notKept;
