import { messages } from '../messages.js';

/** What was thrown, as a sentence. */
export const reasonOf = (thrown: unknown): string =>
  thrown instanceof Error && thrown.message !== '' ? thrown.message : messages.noReason;
