import type { Answer } from './Answer.js';

const isoOf = (text: string | null): string | null => {
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/**
 * Reads where a response came from and when. The service worker marks cached responses with
 * `x-served-from`, `x-cached-at` and `x-stale`; all others are as old as their `date`. Provisional data is marked
 * as not to be stored.
 */
export function readAnswerAge(headers: Headers, now: Date): Omit<Answer<unknown>, 'data'> {
  return {
    fetchedAt: isoOf(headers.get('x-cached-at')) ?? isoOf(headers.get('date')) ?? now.toISOString(),
    fromCache: headers.get('x-served-from') === 'cache',
    stale: headers.get('x-stale') === 'true',
    ...(/\bno-store\b/i.test(headers.get('cache-control') ?? '') && { provisional: true as const }),
  };
}
