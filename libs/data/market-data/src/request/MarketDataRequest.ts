import type * as z from 'zod/mini';

/** A GET request to the API and the schema of its answer. */
export interface MarketDataRequest {
  /** Relative to the API's base, without a leading slash: `market-data/historical`. */
  readonly path: string;
  /** Undefined values are omitted. */
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly schema: z.ZodMiniType;
  /** Error statuses whose body may still be a valid answer. */
  readonly answersWith?: readonly number[];
  /** Whether the data reports itself as out of date. */
  readonly isStale?: (data: never) => boolean;
}

/** The key of a request, from path and query: its address relative to the API's base, and its answer's tag. */
export function requestKey({ path, query }: Pick<MarketDataRequest, 'path' | 'query'>): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
