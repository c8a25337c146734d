import { messages } from '../messages.js';

/** A thrown value as a sentence. */
export const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error && thrown.message !== '' ? thrown.message : messages.noReason;
