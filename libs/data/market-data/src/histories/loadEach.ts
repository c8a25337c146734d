import { createTurns } from '../companies/createTurns.js';
import type { Answer } from '../request/Answer.js';
import { type MarketDataRequest, requestKey } from '../request/MarketDataRequest.js';
import { requestAnswer } from '../request/requestAnswer.js';

/** Of the requests of one call at a time, few enough to leave room for those of the screen. */
const mostAtOnce = 4;

export interface LoadOptions {
  readonly signal: AbortSignal;
  /** Called after each answer or failure; equal requests count once. */
  readonly onProgress?: (done: number, total: number) => void;
}

export type LoadedAnswer<Data> =
  { readonly ok: true; readonly answer: Answer<Data> } | { readonly ok: false; readonly reason: string };

/**
 * The answer to each request or the reason for its absence, in their order; null once canceled. A few are sent at a
 * time, equal ones once. Offline, the device answers what it has.
 *
 * @param extra the store's extra argument
 */
export async function loadEach<Data>(
  requests: readonly MarketDataRequest[],
  { signal, onProgress }: LoadOptions,
  extra: unknown,
): Promise<readonly LoadedAnswer<Data>[] | null> {
  const inTurn = createTurns(mostAtOnce);
  const distinct = new Map(requests.map((request) => [requestKey(request), request]));
  let done = 0;
  const load = async (request: MarketDataRequest): Promise<LoadedAnswer<Data> | null> => {
    if (signal.aborted) return null;
    const { data, error } = await requestAnswer(
      request,
      { signal, extra } as Parameters<typeof requestAnswer>[1],
      {},
    );
    if (signal.aborted) return null;
    done += 1;
    onProgress?.(done, distinct.size);
    return data ? { ok: true, answer: data as Answer<Data> } : { ok: false, reason: error.message };
  };
  const loaded = new Map(
    await Promise.all(
      [...distinct].map(async ([key, request]) => [key, await inTurn(() => load(request))] as const),
    ),
  );
  if (signal.aborted) return null;
  return requests.flatMap((request) => loaded.get(requestKey(request)) ?? []);
}
