import type { MarketParametersResponse } from '@finance-analyst/contracts';
import { requests } from '../api/requests.js';
import { messages } from '../messages.js';
import type { Answer } from '../request/Answer.js';
import { marketDataDependencies } from '../request/MarketDataDependencies.js';
import { requestAnswer } from '../request/requestAnswer.js';
import type { Turns } from './createTurns.js';

/** Short, because a company is of use without them. */
const limitMs = 8_000;

/** The market parameters of a company, or why there are none. */
export type LoadedParameters =
  | { readonly kind: 'loaded'; readonly parameters: MarketParametersResponse }
  | { readonly kind: 'failed'; readonly reason: string };

/** Loads the market parameters of a company in its turn, with a time limit of their own; null once canceled. */
export const loadParameters =
  (symbol: string, { signal, inTurn }: { readonly signal: AbortSignal; readonly inTurn: Turns }) =>
  async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<LoadedParameters | null> =>
    inTurn(async () => {
      if (signal.aborted) return null;
      const { isOnline, timeoutSignal } = marketDataDependencies(extra);
      if (!isOnline()) return { kind: 'failed', reason: messages.companiesOffline };
      // Canceled rather than timed out: a server that is slow with one company is not silent.
      const limit = new AbortController();
      timeoutSignal(limitMs).addEventListener('abort', () => {
        limit.abort();
      });
      const { data, error } = await requestAnswer(
        requests.parameters(symbol),
        { signal: AbortSignal.any([signal, limit.signal]), extra } as Parameters<typeof requestAnswer>[1],
        {},
      );
      if (signal.aborted) return null;
      if (data) return { kind: 'loaded', parameters: (data as Answer<MarketParametersResponse>).data };
      return { kind: 'failed', reason: limit.signal.aborted ? messages.timedOut : error.message };
    });
