import { apiEndpoints } from '@finance-analyst/contracts';
import type { Result } from '@finance-analyst/foundation';
import type { ImportProgress } from '@finance-analyst/market-data-service';
import { reasonOf } from './reasonOf.js';

type ImportEvent<Report> =
  | { readonly event: 'progress'; readonly rowsDone: number; readonly rowsTotal: number }
  | { readonly event: 'done'; readonly report: Report }
  | { readonly event: 'failed'; readonly message: string };

/**
 * Imports through the server that has the database open.
 *
 * @param address of the import on that server
 * @param schema of the lines of the answer
 */
export async function importThroughServer<Report>(
  address: URL,
  schema: { parse(line: unknown): ImportEvent<Report> },
  text: string,
  onProgress: ImportProgress,
): Promise<Result<Report>> {
  try {
    const response = await fetch(address, {
      method: apiEndpoints.priceImport.method,
      headers: { 'content-type': 'text/csv' },
      body: text,
    });
    if (!response.ok) return { ok: false, reason: await reasonOf(response) };
    for await (const line of linesOf(response)) {
      const event = schema.parse(JSON.parse(line));
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
      reason: `The connection to the server at ${address.origin} was lost: ${(error as Error).message}. Try again.`,
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
