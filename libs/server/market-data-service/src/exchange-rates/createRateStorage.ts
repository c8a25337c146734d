import { setImmediate } from 'node:timers/promises';
import type { Database } from '@finance-analyst/database';
import { compressText } from '../fundamentals/compressedText.js';
import { createDocumentStore } from '../fundamentals/DocumentStore.js';
import type { ExchangeRateProvider } from '../providers/ExchangeRateProvider.js';
import type { RateDay } from './RateDay.js';
import { readStoredSpan, type StoredSpan } from './readStoredSpan.js';
import { storeRateDays } from './storeRateDays.js';

const answerKey = 'exchange-rates/recent';

/** A currency that every day of the reference rates has. */
const dailyQuote = 'USD';

/** Few enough not to keep other queries waiting. */
const daysAtATime = 100;

/** What is stored from a provider of exchange rates. */
export interface RateStorage {
  span(): Promise<StoredSpan | null>;
  /** When its newest rates were last requested. */
  askedAt(): Promise<Date | null>;
  noteAsked(at: Date): Promise<void>;
  /** Newest days first and until closed, so that what is stored when this ends early has no gap. */
  store(days: readonly RateDay[]): Promise<void>;
}

export function createRateStorage(
  database: Database,
  { source, base }: Pick<ExchangeRateProvider, 'source' | 'base'>,
  isClosed: () => boolean,
): RateStorage {
  const documents = createDocumentStore(database);
  return {
    span: () => readStoredSpan(database, source, base, dailyQuote),
    askedAt: async () => (await documents.describe(source, answerKey))?.fetchedAt ?? null,
    async noteAsked(at) {
      await documents.write(source, answerKey, await compressText('{}'), { etag: null, fetchedAt: at });
    },
    async store(days) {
      for (let end = days.length; end > 0 && !isClosed(); end -= daysAtATime) {
        const part = days.slice(Math.max(0, end - daysAtATime), end);
        await storeRateDays(database.queries, source, base, part);
        // The embedded database works in this thread: pausing between parts lets other work run.
        await setImmediate();
      }
    },
  };
}
