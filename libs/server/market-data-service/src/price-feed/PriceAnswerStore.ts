import type { Database } from '@finance-analyst/database';
import * as z from 'zod/mini';
import { compressText, readJson } from '../fundamentals/compressedText.js';
import { createDocumentStore } from '../fundamentals/DocumentStore.js';
import type { PriceSubject } from '../providers/PriceProvider.js';

const answerSchema = z.object({ notes: z.array(z.string()) });

/** When prices were last requested from a provider, and the notes of its response. */
export interface PriceAnswerStore {
  askedAt(source: string, subject: StoredUnder): Promise<Date | null>;
  notes(source: string, subject: StoredUnder): Promise<readonly string[]>;
  write(source: string, subject: StoredUnder, notes: readonly string[], askedAt: Date): Promise<void>;
}

type StoredUnder = Pick<PriceSubject, 'symbol' | 'exchange'>;

const keyOf = ({ symbol, exchange }: StoredUnder): string => `prices/${exchange}:${symbol}`;

export function createPriceAnswerStore(database: Database): PriceAnswerStore {
  const documents = createDocumentStore(database);
  return {
    askedAt: async (source, subject) => (await documents.describe(source, keyOf(subject)))?.fetchedAt ?? null,
    async notes(source, subject) {
      const key = keyOf(subject);
      if (!(await documents.describe(source, key))) return [];
      return answerSchema.parse(await readJson((await documents.read(source, key)).body)).notes;
    },
    async write(source, subject, notes, askedAt) {
      const body = await compressText(JSON.stringify({ notes }));
      await documents.write(source, keyOf(subject), body, { etag: null, fetchedAt: askedAt });
    },
  };
}
