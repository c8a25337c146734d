import type { QuotesResponse } from '@finance-analyst/contracts';
import { requests } from '../api/requests.js';
import { messages } from '../messages.js';
import { loadEach } from './loadEach.js';

/** The server's texts that name its addresses or commands are for programs. */
const isForPrograms = (reason: string): boolean => /\/api\/|npm run/.test(reason);

/**
 * The symbols without any price, each with the reason: asked for together, so that nothing is requested for each of them. Those that
 * the server is still fetching, or could not be asked about, are not among them. Null once canceled.
 *
 * @param extra the store's extra argument
 */
export async function findUnpriced(
  symbols: readonly string[],
  signal: AbortSignal,
  extra: unknown,
): Promise<ReadonlyMap<string, string> | null> {
  if (symbols.length === 0) return new Map();
  const loaded = await loadEach<QuotesResponse>(requests.quotes(symbols), { signal }, extra);
  if (loaded === null) return null;
  const unpriced = new Map<string, string>();
  for (const each of loaded) {
    if (!each.ok || each.answer.provisional) continue;
    const { missing, reasons = {} } = each.answer.data;
    for (const symbol of missing) {
      const reason = reasons[symbol];
      unpriced.set(symbol, reason === undefined || isForPrograms(reason) ? messages.notPriced : reason);
    }
  }
  return unpriced;
}
