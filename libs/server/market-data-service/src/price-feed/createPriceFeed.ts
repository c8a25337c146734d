import { setTimeout } from 'node:timers/promises';
import type { Database } from '@finance-analyst/database';
import { lastSession } from '../providers/markets/lastSession.js';
import { isStaleDay } from '../providers/markets/isStaleDay.js';
import type { PriceProvider, PriceSubject } from '../providers/PriceProvider.js';
import type { ProviderFailure } from '../providers/ProviderFailure.js';
import { failure, type ServiceFailure } from '../ServiceResult.js';
import { createPriceSource, type PriceSource, type Renewal } from './createPriceSource.js';

/** Keeps the stored prices of listings as current as the providers'. */
export interface PriceFeed {
  /**
   * Waits briefly until the newest close is stored; null when it is, else why it may not be. Providers are
   * queried in order, `preferred` first, each only when those before it have no recent
   * price.
   */
  ready(subject: PriceSubject, preferred?: string): Promise<ServiceFailure | null>;
  /** Finishes storing prices in progress; stores nothing afterwards. */
  close(): Promise<void>;
}

export interface PriceFeedDependencies {
  readonly database: Database;
  /** In the order in which they are queried. */
  readonly providers: readonly PriceProvider[];
  readonly clock: () => Date;
  /** Longest wait for a provider in one request. */
  readonly longestWaitMs: number;
  readonly reportProblem: (problem: string) => void;
}

/** What is known of a subject until the next session, or until a failed provider may be queried again. */
interface Known {
  readonly session: string;
  readonly outcome: ServiceFailure | null;
  readonly untilMs: number;
}

interface UnderWay {
  readonly outcome: Promise<ServiceFailure | null>;
  readonly startedMs: number;
}

const restAfterFailureMs = 60_000;

export function createPriceFeed({
  database,
  providers,
  clock,
  longestWaitMs,
  reportProblem,
}: PriceFeedDependencies): PriceFeed {
  const writes = new Set<Promise<unknown>>();
  let isClosed = false;
  const known = new Map<string, Known>();
  const underWay = new Map<string, UnderWay>();

  async function whileOpen<T>(write: () => Promise<T>): Promise<T | null> {
    if (isClosed) return null;
    const written = write();
    writes.add(written);
    return written.finally(() => writes.delete(written));
  }

  const sources = providers.map((provider) => createPriceSource(database, provider, { clock, whileOpen }));

  /** Nobody may be waiting anymore, so failures on this side are reported. */
  const renewFrom = (source: PriceSource, subject: PriceSubject): Promise<Renewal> =>
    source.renew(subject).catch((error: unknown) => {
      const problem = `Prices from ${source.name} could not be stored`;
      if (!isClosed) reportProblem(`${problem}: ${error instanceof Error ? error.message : String(error)}`);
      return { ok: false, kind: 'unavailable', reason: `${problem}. See the server log.` };
    });

  async function renew(subject: PriceSubject, preferred?: string): Promise<ServiceFailure | null> {
    const failures: ProviderFailure[] = [];
    const inOrder = [...sources].sort(
      (a, b) => Number(b.source === preferred) - Number(a.source === preferred),
    );
    for (const source of inOrder) {
      const result = await renewFrom(source, subject);
      if (!result.ok) failures.push(result);
      else if (!isStaleDay(result.value.lastDate, clock())) return null;
    }
    // A failed source may have what the others lack.
    const isFinal = failures.length < sources.length && failures.every(({ kind }) => kind === 'absent');
    return isFinal ? null : failureOf(subject, sources, failures);
  }

  function start(key: string, subject: PriceSubject, preferred?: string): UnderWay {
    // Read before the query, because another session may end during it.
    const session = lastSession(subject.market, clock());
    const outcome = renew(subject, preferred).then((result) => {
      known.set(key, { session, outcome: result, untilMs: clock().getTime() + restAfterFailureMs });
      underWay.delete(key);
      return result;
    });
    const started = { outcome, startedMs: performance.now() };
    underWay.set(key, started);
    return started;
  }

  function isKnown({ session, outcome, untilMs }: Known, subject: PriceSubject): boolean {
    const now = clock();
    return outcome === null ? session === lastSession(subject.market, now) : now.getTime() < untilMs;
  }

  return {
    async ready(subject, preferred) {
      if (sources.length === 0) return noProvider;
      const key = [preferred ?? '', subject.exchange, subject.symbol].join(' ');
      const found = known.get(key);
      if (found && isKnown(found, subject)) return found.outcome;
      const { outcome, startedMs } = underWay.get(key) ?? start(key, subject, preferred);
      const waitMs = Math.max(0, startedMs + longestWaitMs - performance.now());
      return Promise.race([outcome, setTimeout(waitMs, stillLoading(subject), { ref: false })]);
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(writes);
    },
  };
}

const noProvider = failure(
  'no-price-provider',
  'No price provider is enabled. Import a price file or enter a price.',
);

const stillLoading = ({ symbol }: PriceSubject): ServiceFailure => ({
  ...failure('provider-timeout', `Prices for ${symbol} are still loading. Try again in a few seconds.`),
  retryAfterSeconds: 5,
});

function failureOf(
  { symbol }: PriceSubject,
  sources: readonly PriceSource[],
  failures: readonly ProviderFailure[],
): ServiceFailure {
  const [first] = failures.filter(({ kind }) => kind !== 'absent');
  if (!first || first.kind === 'absent') {
    const names = sources.map(({ name }) => name).join(' and ');
    return failure('no-prices', `${names} ${sources.length === 1 ? 'has' : 'have'} no prices for ${symbol}.`);
  }
  const reason = failures.map((each) => each.reason).join(' ');
  const { retryAfterSeconds } = first;
  return {
    ...failure(`provider-${first.kind}`, reason),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}
