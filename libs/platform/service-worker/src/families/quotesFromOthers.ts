import { cachedAt } from '../strategies/answerMarks.js';
import { messages } from './messages.js';

interface CachedQuotes {
  readonly response: Response;
  readonly quotes: ReadonlyMap<string, unknown>;
}

const symbolsIn = (url: string): readonly string[] => [
  ...new Set(
    (new URL(url).searchParams.get('symbols') ?? '').split(',').map((each) => each.trim().toUpperCase()),
  ),
];

const addressOf = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
};

async function readQuotes(response: Response): Promise<CachedQuotes | null> {
  try {
    const { quotes } = (await response.clone().json()) as { quotes: readonly { symbol: string }[] };
    return { response, quotes: new Map(quotes.map((quote) => [quote.symbol, quote])) };
  } catch {
    return null;
  }
}

/**
 * The prices of several companies from the newest cached answers that have them, as old as the oldest of these, so
 * that a price cached for one screen is there for every other. Undefined if none is cached.
 */
export async function quotesFromOthers(
  request: Request,
  cache: Pick<Cache, 'match' | 'keys'>,
): Promise<Response | undefined> {
  const keys = (await cache.keys()).filter(({ url }) => addressOf(url) === addressOf(request.url));
  const responses = await Promise.all(keys.map((key) => cache.match(key)));
  const timeOf = (response: Response): number => cachedAt(response)?.getTime() ?? 0;
  const newestFirst = responses
    .filter((response) => response !== undefined)
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  const cached = (await Promise.all(newestFirst.map(readQuotes))).filter((each) => each !== null);

  const symbols = symbolsIn(request.url);
  const holders = symbols.map((symbol) => cached.find(({ quotes }) => quotes.has(symbol)));
  const oldest = cached.findLast((each) => holders.includes(each));
  if (!oldest) return undefined;
  const missing = symbols.filter((_symbol, index) => !holders[index]);
  const body = {
    quotes: symbols.flatMap((symbol, index) => holders[index]?.quotes.get(symbol) ?? []),
    missing,
    ...(missing.length > 0 && {
      reasons: Object.fromEntries(missing.map((symbol) => [symbol, messages.priceNotCached(symbol)])),
    }),
  };
  const headers = new Headers(oldest.response.headers);
  // They describe the answer's own text.
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(JSON.stringify(body), { headers });
}
