import type {
  ErrorResponse,
  Freshness,
  FundamentalsResponse,
  MarketParametersResponse,
  PriceHistoryResponse,
  QuotesResponse,
} from '@finance-analyst/contracts';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import type { MarketParameters } from '@finance-analyst/valuation';
import { exampleFundamentals, exampleParameters, exampleQuote } from './exampleModel.js';

/** What a server of one company answers; null is a server that cannot be reached. */
export interface ExampleMarket {
  readonly fundamentals?: CompanyFundamentals | ErrorResponse | null;
  readonly quote?: Quote | ErrorResponse | null;
  /** Null is a server that does not answer about them. */
  readonly parameters?: MarketParameters | null;
  /** The prices that beta is measured from are still arriving. */
  readonly isProvisional?: boolean;
  /** When it answers about the price; at once by default. */
  readonly untilQuote?: Promise<void>;
  /** Why it has no price, where it says so. */
  readonly whyNoPrice?: string;
  /** What it answers to the import of a price file; the file and its address are told. */
  readonly imports?: (csv: string, url: string) => Response | Promise<Response>;
  /** What it answers to the removal of imported prices; the address is told. */
  readonly removes?: (url: string) => Response | Promise<Response>;
  /** What it closed at in the past, day by day; nothing by default. */
  readonly closes?: readonly { readonly date: string; readonly close: number }[];
  /** How old the filings are. */
  readonly freshness?: Partial<Freshness>;
}

const json = (body: object, { status = 200, headers = {} }: Pick<ResponseInit, 'status' | 'headers'> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const fundamentalsAnswer = (
  fundamentals: CompanyFundamentals,
  freshness: Partial<Freshness>,
): FundamentalsResponse => ({
  ...fundamentals,
  freshness: {
    fetchedAt: '2026-11-20T06:00:00.000Z',
    ageSeconds: 3600,
    stale: false,
    reason: null,
    ...freshness,
  },
});

/** A server that knows the example company, as a function in the place of `fetch`; `asked` lists the addresses. */
export function exampleMarket(given: () => ExampleMarket = () => ({})) {
  const asked: string[] = [];
  const answer = (url: string): Response => {
    const {
      fundamentals = exampleFundamentals(),
      quote = exampleQuote,
      parameters = exampleParameters,
      closes = [],
      whyNoPrice,
      freshness = {},
      isProvisional = false,
    } = given();
    if (url.includes('/parameters')) {
      if (parameters === null) throw new TypeError('Failed to fetch');
      const found = { symbol: 'EXM', currency: 'USD', ...parameters } satisfies MarketParametersResponse;
      return json(found, { headers: isProvisional ? { 'cache-control': 'no-store' } : {} });
    }
    if (url.includes('/real-time')) {
      if (quote && 'error' in quote) return json(quote, { status: 503 });
      const quotes: QuotesResponse = quote
        ? { quotes: [quote], missing: [] }
        : { quotes: [], missing: ['EXM'], ...(whyNoPrice && { reasons: { EXM: whyNoPrice } }) };
      return json(quotes);
    }
    if (url.includes('/historical')) {
      const [from = '', to = ''] = ['from', 'to'].map(
        (name) => new URL(url, 'http://server').searchParams.get(name) ?? '',
      );
      return json({
        symbol: 'EXM',
        currency: 'USD',
        source: 'csv-import',
        adjusted: false,
        bars: closes
          .filter(({ date }) => date >= from && date <= to)
          .map((bar) => ({ ...bar, open: null, high: null, low: null, adjustedClose: null, volume: null })),
      } satisfies PriceHistoryResponse);
    }
    if (fundamentals === null) throw new TypeError('Failed to fetch');
    if ('error' in fundamentals) return json(fundamentals, { status: 503 });
    return json(fundamentalsAnswer(fundamentals, freshness));
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input);
    asked.push(url);
    const { imports, removes, untilQuote } = given();
    if (url.includes('/real-time')) await untilQuote;
    if (removes && init?.method === 'DELETE') return removes(url);
    return imports && url.includes('/imports/prices') ? imports(String(init?.body), url) : answer(url);
  };
  return { fetch, asked };
}
