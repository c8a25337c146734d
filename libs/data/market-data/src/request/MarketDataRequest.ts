import type * as z from 'zod/mini';

/** A GET request to the API and the form that its answer has to have. */
export interface MarketDataRequest {
  /** Below the API's base, without a slash in front: `market-data/historical`. */
  readonly path: string;
  /** Undefined values are left out. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly schema: z.ZodMiniType;
  /** Error statuses whose body may be an answer of that form all the same. */
  readonly answersWith?: readonly number[];
  /** Says that the data calls itself out of date. */
  readonly isStale?: (data: never) => boolean;
}

/** Names a request by path and query: the part of its address behind the API's base, and the tag of its answer. */
export function requestKey({ path, query }: Pick<MarketDataRequest, 'path' | 'query'>): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
