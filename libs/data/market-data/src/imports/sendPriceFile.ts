import { pageEndpoints, priceImportEventSchema } from '@finance-analyst/contracts';
import { messages } from '../messages.js';
import { describeErrorResponse, describeRejection } from '../request/describeFailure.js';
import type { MarketDataDependencies } from '../request/MarketDataDependencies.js';
import { importAddress } from './importAddress.js';
import type { PriceFile, PriceImportEnd, PriceImportProgress } from './PriceImport.js';
import { readJsonLines } from './readJsonLines.js';

const failed = (reason: string): PriceImportEnd => ({ kind: 'failed', reason });

/** Sends a price file to the server and follows the import to its end. */
export async function sendPriceFile(
  file: PriceFile,
  { apiBase, fetch, clock }: Pick<MarketDataDependencies, 'apiBase' | 'fetch' | 'clock'>,
  signal: AbortSignal,
  onProgress: (progress: PriceImportProgress) => void,
): Promise<PriceImportEnd> {
  let isAnswered = false;
  try {
    const response = await fetch(importAddress(apiBase, file.symbol, file.currency), {
      method: pageEndpoints.priceImport.method,
      headers: { accept: 'application/x-ndjson', 'content-type': 'text/csv' },
      body: file.text,
      signal,
    });
    if (!response.ok) return failed((await describeErrorResponse(response, clock())).message);
    isAnswered = true;
    for await (const line of readJsonLines(response.body ?? new ReadableStream())) {
      const event = priceImportEventSchema.safeParse(line);
      if (!event.success) return failed(messages.unexpected);
      if (event.data.event === 'failed') return failed(event.data.message);
      if (event.data.event === 'done') return { kind: 'done', report: event.data.report };
      onProgress(event.data);
    }
    return failed(messages.importBroken);
  } catch (thrown) {
    if (signal.aborted || describeRejection(thrown, true).code === 'cancelled') return { kind: 'canceled' };
    return failed(isAnswered ? messages.importBroken : messages.importUnanswered);
  }
}
