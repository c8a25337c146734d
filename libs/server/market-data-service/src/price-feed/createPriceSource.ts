import type { Database } from '@finance-analyst/database';
import { lastSession } from '../providers/markets/lastSession.js';
import { readBars } from '../prices/readBars.js';
import type { PriceProvider, PriceSeries, PriceSubject } from '../providers/PriceProvider.js';
import type { ProviderFailure, ProviderResult } from '../providers/ProviderFailure.js';
import { continuesSeries } from './continuesSeries.js';
import { createPriceAnswerStore } from './PriceAnswerStore.js';
import { readStoredSeries, type StoredSeries } from './readStoredSeries.js';
import { storePriceSeries } from './storePriceSeries.js';

const dayMs = 86_400_000;

/** Pause after a failed request. */
const restAfterFailureMs = 60_000;

/** When to query again for prices that a provider lacks. */
const absentMs = dayMs;

/** Five years of weekly returns, and what the oldest of them needs. */
const firstHistoryDays = 6 * 366;

/** Overlap in days that shows whether earlier prices have changed: long enough for holidays. */
const overlapDays = 10;

/** One provider and the prices stored from it. */
export interface PriceSource {
  readonly source: string;
  readonly name: string;
  /** Stores the provider's newer prices; resolves to the day of the last close. */
  renew(subject: PriceSubject): Promise<Renewal>;
}

export type Renewal = ProviderResult<{ readonly lastDate: string }>;

interface Dependencies {
  readonly clock: () => Date;
  /** Runs a write; null once nothing may be written. */
  readonly whileOpen: <T>(write: () => Promise<T>) => Promise<T | null>;
}

interface Rest {
  readonly failure: ProviderFailure;
  readonly untilMs: number;
}

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

export function createPriceSource(
  database: Database,
  provider: PriceProvider,
  { clock, whileOpen }: Dependencies,
): PriceSource {
  const { source, name } = provider;
  const answers = createPriceAnswerStore(database);
  /** By the provider's symbol. */
  const rests = new Map<string, Rest>();
  const underWay = new Map<string, Promise<Renewal>>();
  /** An unreachable provider or a reached rate limit affects every symbol. */
  let restOfAll: Rest | null = null;

  function restOf(symbol: string, nowMs: number): ProviderFailure | null {
    const rest = [restOfAll, rests.get(symbol)].find((each) => each && each.untilMs > nowMs);
    return rest ? { ...rest.failure, wasSent: false } : null;
  }

  function noteFailure(symbol: string, cause: ProviderFailure): void {
    const { kind, retryAfterSeconds = 0 } = cause;
    const refusedMs = kind === 'rate-limited' ? retryAfterSeconds * 1000 : 0;
    const waitMs = kind === 'absent' ? absentMs : Math.max(restAfterFailureMs, refusedMs);
    const rest = { failure: cause, untilMs: clock().getTime() + waitMs };
    if (kind === 'absent' || kind === 'bad-answer') rests.set(symbol, rest);
    else restOfAll = rest;
  }

  async function isCurrent(subject: PriceSubject, stored: StoredSeries, session: string): Promise<boolean> {
    if (stored.lastDate >= session) return true;
    const askedAt = await answers.askedAt(source, subject);
    return askedAt !== null && lastSession(subject.market, askedAt) >= session;
  }

  /** Fetches the missing days, or the whole history when the stored one no longer matches the provider's. */
  async function fetchNewer(
    symbol: string,
    subject: PriceSubject,
    stored: StoredSeries | null,
  ): Promise<ProviderResult<{ readonly series: PriceSeries; readonly replaces: boolean }>> {
    if (stored) {
      const from = dayBefore(stored.lastDate, overlapDays);
      const newer = await provider.fetchSeries(symbol, subject, from);
      if (!newer.ok) return newer;
      const known = await readBars(database, stored.instrumentId, from);
      if (newer.value.currency === stored.currency && continuesSeries(known, newer.value.bars))
        return { ok: true, value: { series: newer.value, replaces: false } };
    }
    const from = dayBefore(clock().toISOString().slice(0, 10), firstHistoryDays);
    const whole = await provider.fetchSeries(symbol, subject, from);
    return whole.ok ? { ok: true, value: { series: whole.value, replaces: true } } : whole;
  }

  async function renew(symbol: string, subject: PriceSubject): Promise<Renewal> {
    const stored = await readStoredSeries(database, source, subject);
    const askedAt = clock();
    if (stored && (await isCurrent(subject, stored, lastSession(subject.market, askedAt))))
      return { ok: true, value: stored };
    const rest = restOf(symbol, askedAt.getTime());
    if (rest) return rest;
    const answer = await fetchNewer(symbol, subject, stored);
    if (!answer.ok) {
      noteFailure(symbol, answer);
      return answer;
    }
    const { series, replaces } = answer.value;
    await whileOpen(async () => {
      await storePriceSeries(database, source, subject, series, replaces);
      await answers.write(source, subject, series.notes, askedAt);
    });
    return { ok: true, value: { lastDate: series.bars.at(-1)?.date ?? '' } };
  }

  return {
    source,
    name,
    async renew(subject) {
      const symbol = provider.symbolOf(subject);
      if (symbol === null)
        return { ok: false, kind: 'absent', reason: `${name} has no prices for ${subject.symbol}.` };
      const key = `${subject.exchange}:${symbol}`;
      const renewal = underWay.get(key) ?? renew(symbol, subject).finally(() => underWay.delete(key));
      underWay.set(key, renewal);
      return renewal;
    },
  };
}
