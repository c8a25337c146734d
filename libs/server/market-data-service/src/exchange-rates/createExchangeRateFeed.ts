import { setTimeout } from 'node:timers/promises';
import type { Database } from '@finance-analyst/database';
import type { ExchangeRateProvider } from '../providers/ExchangeRateProvider.js';
import type { ProviderFailure } from '../providers/ProviderFailure.js';
import { lastSession } from '../providers/markets/lastSession.js';
import { failure, type ServiceFailure } from '../ServiceResult.js';
import { createRateStorage } from './createRateStorage.js';

/** Keeps the stored exchange rates as current and as long as requests need them. */
export interface ExchangeRateFeed {
  /**
   * Waits briefly until the newest rates, and those from that day on, are stored; null when they are, else why they may
   * not be. Without a day, all rates are needed.
   */
  ready(from?: string): Promise<ServiceFailure | null>;
  /** Finishes storing rates in progress; stores nothing afterwards. */
  close(): Promise<void>;
}

export interface ExchangeRateFeedDependencies {
  readonly database: Database;
  /** Null when none is enabled: only what is stored is used. */
  readonly provider: ExchangeRateProvider | null;
  readonly clock: () => Date;
  /** Longest wait for the provider in one request. */
  readonly longestWaitMs: number;
  readonly reportProblem: (problem: string) => void;
}

/** The reference rates are published by 16:00 in Frankfurt, and an hour later at the latest. */
const publication = { timeZone: 'Europe/Berlin', closesAt: '16:00' };

/** The first day of the euro’s reference rates. */
const firstDay = '1999-01-04';

const restAfterFailureMs = 60_000;

type Span = Parameters<ExchangeRateProvider['fetchRates']>[0];

type Outcome = ServiceFailure | null;

export function createExchangeRateFeed({
  database,
  provider,
  ...dependencies
}: ExchangeRateFeedDependencies): ExchangeRateFeed {
  if (!provider) return { ready: () => Promise.resolve(null), close: () => Promise.resolve() };
  return createFeedOf(provider, { database, ...dependencies });
}

function createFeedOf(
  provider: ExchangeRateProvider,
  { database, clock, longestWaitMs, reportProblem }: Omit<ExchangeRateFeedDependencies, 'provider'>,
): ExchangeRateFeed {
  const { name } = provider;
  let isClosed = false;
  const storage = createRateStorage(database, provider, () => isClosed);
  const writes = new Set<Promise<void>>();
  const underWay = new Map<Span, Promise<Outcome>>();
  let rest: { readonly outcome: ServiceFailure; readonly untilMs: number } | null = null;
  /** The publications after which the newest and all rates were last fetched. */
  const fetched = new Map<Span, string>();

  async function whileOpen(write: () => Promise<void>): Promise<void> {
    if (isClosed) return;
    const written = write();
    writes.add(written);
    await written.finally(() => writes.delete(written));
  }

  const session = (at: Date): string => lastSession(publication, at);

  async function fetchAndStore(span: Span): Promise<Outcome> {
    const askedAt = clock();
    if (rest && askedAt.getTime() < rest.untilMs) return rest.outcome;
    const answer = await provider.fetchRates(span);
    if (!answer.ok) {
      const { retryAfterSeconds = 0 } = answer;
      rest = {
        outcome: failureOf(answer),
        untilMs: clock().getTime() + Math.max(restAfterFailureMs, retryAfterSeconds * 1000),
      };
      return rest.outcome;
    }
    for (const note of answer.value.notes) reportProblem(note);
    await whileOpen(async () => {
      await storage.store(answer.value.days);
      if (span === 'recent') await storage.noteAsked(askedAt);
      fetched.set(span, session(askedAt));
    });
    return null;
  }

  /** Nobody may be waiting anymore, so failures on this side are reported. */
  const fetchOnce = (span: Span): Promise<Outcome> => {
    const running = underWay.get(span);
    if (running) return running;
    const started = fetchAndStore(span)
      .catch((error: unknown): Outcome => {
        const problem = `Exchange rates from ${name} could not be stored`;
        if (!isClosed) reportProblem(`${problem}: ${error instanceof Error ? error.message : String(error)}`);
        return failure('provider-unavailable', `${problem}. See the server log.`);
      })
      .finally(() => underWay.delete(span));
    underWay.set(span, started);
    return started;
  };

  async function isCurrent(now: Date): Promise<boolean> {
    const wanted = session(now);
    if (fetched.get('recent') === wanted) return true;
    const lastDate = (await storage.span())?.lastDate;
    if (lastDate === undefined) return false;
    if (lastDate >= wanted) return true;
    const askedAt = await storage.askedAt();
    return askedAt !== null && session(askedAt) >= wanted;
  }

  async function renew(from: string): Promise<Outcome> {
    const now = clock();
    if (!(await isCurrent(now))) {
      const outcome = await fetchOnce('recent');
      if (outcome) return outcome;
    }
    if (fetched.get('all') === session(now)) return null;
    const span = await storage.span();
    return span && span.completeFrom <= from ? null : fetchOnce('all');
  }

  return {
    ready: (from) =>
      Promise.race([
        renew(from === undefined || from < firstDay ? firstDay : from),
        setTimeout(longestWaitMs, stillLoading, { ref: false }),
      ]),
    async close() {
      isClosed = true;
      await Promise.allSettled(writes);
    },
  };
}

const stillLoading: ServiceFailure = {
  ...failure('provider-timeout', 'Exchange rates are still loading. Try again in a few seconds.'),
  retryAfterSeconds: 5,
};

function failureOf({ kind, reason, retryAfterSeconds }: ProviderFailure): ServiceFailure {
  return {
    ...failure(kind === 'absent' ? 'provider-bad-answer' : `provider-${kind}`, reason),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}
