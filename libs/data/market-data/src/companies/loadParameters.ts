import type { MarketParametersResponse } from '@finance-analyst/contracts';
import { requests } from '../api/requests.js';
import { messages } from '../messages.js';
import type { Answer } from '../request/Answer.js';
import { marketDataDependencies } from '../request/MarketDataDependencies.js';
import { provisionalWaitsMs } from '../request/provisionalWaitsMs.js';
import { requestAnswer } from '../request/requestAnswer.js';
import type { Turns } from './createTurns.js';
import { quoteOf, type ServerQuote } from './quoteOf.js';
import { quotesOf } from './quotesOf.js';

/** Short, because a company is of use without them. */
const limitMs = 8_000;

/** The market parameters of a company, or why there are none. */
export type LoadedParameters =
  | {
      readonly kind: 'loaded';
      readonly parameters: MarketParametersResponse;
      /** No beta is measured, because the prices that it is measured from are still arriving. */
      readonly isBetaAwaited: boolean;
      /** Its price, if it was wanted or waited for; null if there is none. */
      readonly quote: ServerQuote | null;
    }
  | { readonly kind: 'failed'; readonly reason: string };

interface LoadOptions {
  readonly signal: AbortSignal;
  readonly inTurn: Turns;
  /** No price of the company is known. */
  readonly isPriceWanted?: boolean;
  /** Told each time that the beta is still awaited, with the price if it has arrived. */
  readonly onWaiting: (quote: ServerQuote | null) => void;
}

/**
 * Loads the market parameters of a company in its turn, each time with a limit of their own: again, at growing intervals,
 * while its beta is awaited, then with its price. Null once canceled.
 */
export const loadParameters =
  (symbol: string, { signal, inTurn, isPriceWanted = false, onWaiting }: LoadOptions) =>
  async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<LoadedParameters | null> => {
    const { isOnline, wait } = marketDataDependencies(extra);
    if (!isOnline()) return { kind: 'failed', reason: messages.companiesOffline };
    const load = (isWithPrice: boolean) => inTurn(() => loadOnce(symbol, { signal, extra, isWithPrice }));
    let loaded = await load(isPriceWanted);
    for (const waitMs of provisionalWaitsMs) {
      if (loaded?.kind !== 'loaded' || !loaded.isBetaAwaited) return loaded;
      onWaiting(loaded.quote);
      await wait(waitMs);
      if (signal.aborted) return null;
      if (isOnline()) loaded = await load(true);
    }
    return loaded;
  };

async function loadOnce(
  symbol: string,
  {
    signal,
    extra,
    isWithPrice,
  }: { readonly signal: AbortSignal; readonly extra: unknown; readonly isWithPrice: boolean },
): Promise<LoadedParameters | null> {
  if (signal.aborted) return null;
  // Canceled rather than timed out: a server that is slow with one company is not silent.
  const limit = new AbortController();
  marketDataDependencies(extra)
    .timeoutSignal(limitMs)
    .addEventListener('abort', () => {
      limit.abort();
    });
  const limited = AbortSignal.any([signal, limit.signal]);
  const [{ data, error }, quotes] = await Promise.all([
    requestAnswer(
      requests.parameters(symbol),
      { signal: limited, extra } as Parameters<typeof requestAnswer>[1],
      {},
    ),
    isWithPrice ? quotesOf([symbol], extra, limited) : [],
  ]);
  if (signal.aborted) return null;
  if (!data)
    return { kind: 'failed', reason: error.code === 'cancelled' ? messages.timedOut : error.message };
  const { data: parameters, provisional = false } = data as Answer<MarketParametersResponse>;
  return {
    kind: 'loaded',
    parameters,
    // One that is configured has no day.
    isBetaAwaited: provisional && parameters.beta.asOf === null,
    quote: quoteOf(symbol, quotes),
  };
}
