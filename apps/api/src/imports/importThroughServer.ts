import {
  apiEndpoints,
  priceImportEventSchema,
  type PriceImportQuery,
  type PriceImportReport,
} from '@finance-analyst/contracts';
import type { Result } from '@finance-analyst/foundation';
import type { ImportProgress } from '@finance-analyst/market-data-service';
import { importAddress } from './importAddress.js';
import { reasonOf } from './reasonOf.js';

/** Imports through the server that has the database open. */
export async function importThroughServer(
  address: string,
  query: PriceImportQuery,
  text: string,
  onProgress: ImportProgress,
): Promise<Result<PriceImportReport>> {
  try {
    const response = await fetch(importAddress(address, query), {
      method: apiEndpoints.priceImport.method,
      headers: { 'content-type': 'text/csv' },
      body: text,
    });
    if (!response.ok) return { ok: false, reason: await reasonOf(response) };
    for await (const line of linesOf(response)) {
      const event = priceImportEventSchema.parse(JSON.parse(line));
      if (event.event === 'done') return { ok: true, value: event.report };
      if (event.event === 'failed') return { ok: false, reason: event.message };
      onProgress(event.rowsDone, event.rowsTotal);
    }
    return {
      ok: false,
      reason: 'The server stopped before storing the file. Nothing was stored; try again.',
    };
  } catch (error) {
    return {
      ok: false,
      reason: `The connection to the server at ${address} was lost: ${(error as Error).message}. Try again.`,
    };
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
