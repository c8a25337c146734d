import { requests } from '../api/requests.js';
import { requestAnswer } from '../request/requestAnswer.js';
import type { ServerQuote } from './quoteOf.js';

/** The prices of several companies; none without an answer, since statements are useful without prices. */
export async function quotesOf(
  symbols: readonly string[],
  extra: unknown,
  signal: AbortSignal,
): Promise<readonly ServerQuote[]> {
  const answers = await Promise.all(
    requests
      .quotes(symbols)
      .map((request) => requestAnswer(request, { signal, extra } as Parameters<typeof requestAnswer>[1], {})),
  );
  return answers.flatMap(({ data }) =>
    data ? (data.data as { quotes: readonly ServerQuote[] }).quotes : [],
  );
}
