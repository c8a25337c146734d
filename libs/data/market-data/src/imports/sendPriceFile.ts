import { priceImportEventSchema } from '@finance-analyst/contracts';
import { messages } from '../messages.js';
import { describeErrorResponse, describeRejection } from '../request/describeFailure.js';
import type { MarketDataEdges } from '../request/MarketDataEdges.js';
import { requestKey } from '../request/MarketDataRequest.js';
import type { PriceFile, PriceImportEnd, PriceImportProgress } from './PriceImport.js';
import { readJsonLines } from './readJsonLines.js';

const failed = (reason: string): PriceImportEnd => ({ kind: 'failed', reason });

/** The address of an import; a market in front of the symbol is named by itself. */
function addressOf(apiBase: string, { symbol: given, currency }: PriceFile): string {
  const [symbol = given, exchange] = given.split(':').reverse();
  return apiBase + requestKey({ path: 'imports/prices', query: { symbol, exchange, currency } });
}

/** Sends a price file to the server and follows its import to the end. */
export async function sendPriceFile(
  file: PriceFile,
  { apiBase, fetch, clock }: Pick<MarketDataEdges, 'apiBase' | 'fetch' | 'clock'>,
  signal: AbortSignal,
  onProgress: (progress: PriceImportProgress) => void,
): Promise<PriceImportEnd> {
  let isAnswered = false;
  try {
    const response = await fetch(addressOf(apiBase, file), {
      method: 'POST',
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
