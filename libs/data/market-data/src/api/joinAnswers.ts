import type { QuotesResponse } from '@finance-analyst/contracts';
import type { Answer } from '../request/Answer.js';

/** Joins the answers to a batched price request, as old as the oldest part. */
export function joinAnswers(parts: readonly Answer<QuotesResponse>[]): Answer<QuotesResponse> {
  const reasons = parts.flatMap(({ data }) => Object.entries(data.reasons ?? {}));
  return {
    data: {
      quotes: parts.flatMap(({ data }) => data.quotes),
      missing: parts.flatMap(({ data }) => data.missing),
      ...(reasons.length > 0 && { reasons: Object.fromEntries(reasons) }),
    },
    fetchedAt: parts.map(({ fetchedAt }) => fetchedAt).reduce((left, right) => (left < right ? left : right)),
    fromCache: parts.some(({ fromCache }) => fromCache),
    stale: parts.some(({ stale }) => stale),
    ...(parts.some(({ provisional }) => provisional) && { provisional: true as const }),
  };
}
