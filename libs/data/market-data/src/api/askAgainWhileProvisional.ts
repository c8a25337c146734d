import type { Answer } from '../request/Answer.js';
import { marketDataDependencies } from '../request/MarketDataDependencies.js';

/** The first is as long as the server asks to wait for prices that it is fetching. */
const waitsMs = [5_000, 10_000, 20_000, 40_000] as const;

/** What RTK Query tells of a query that has started. */
interface StartedQuery {
  readonly extra: unknown;
  readonly queryFulfilled: Promise<{ readonly data: Answer<unknown> }>;
  /** Without data once no screen shows the answer any more. */
  readonly getCacheEntry: () => { readonly data?: Answer<unknown> | undefined };
}

/**
 * Asks again a few times, ever more seldom, while the answer is provisional and a screen shows it. An answer that
 * follows a provisional one does not start this anew.
 *
 * @param askAgain asks for the answer if it is shown, and forgets it if it is not
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
  for (const waitMs of waitsMs) {
    await wait(waitMs);
    if (!isProvisional()) return;
    if (isOnline()) askAgain();
  }
}
