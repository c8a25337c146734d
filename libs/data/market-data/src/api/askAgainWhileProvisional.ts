import type { Answer } from '../request/Answer.js';
import { marketDataDependencies } from '../request/MarketDataDependencies.js';
import { provisionalWaitsMs } from '../request/provisionalWaitsMs.js';

/** RTK Query's state of a started query. */
interface StartedQuery {
  readonly extra: unknown;
  readonly queryFulfilled: Promise<{ readonly data: Answer<unknown> }>;
  /** Without data once no screen shows the answer. */
  readonly getCacheEntry: () => { readonly data?: Answer<unknown> | undefined };
}

/**
 * Refetches a few times, at growing intervals, while the answer is provisional and on screen. An answer that
 * follows a provisional one does not restart this.
 *
 * @param askAgain refetches the answer if it is on screen, and removes it if not
 */
export async function askAgainWhileProvisional(
  { extra, queryFulfilled, getCacheEntry }: StartedQuery,
  askAgain: () => void,
): Promise<void> {
  const { wait, isOnline } = marketDataDependencies(extra);
  const isProvisional = (): boolean => getCacheEntry().data?.provisional === true;
  if (isProvisional()) return;
  await queryFulfilled.catch(() => null);
  if (!isProvisional()) return;
  for (const waitMs of provisionalWaitsMs) {
    await wait(waitMs);
    if (!isProvisional()) return;
    if (isOnline()) askAgain();
  }
}
