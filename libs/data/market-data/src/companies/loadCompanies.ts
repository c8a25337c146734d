import {
  pageEndpoints,
  bulkFundamentalsLineSchema,
  type BulkFundamentalsRequest,
  type FundamentalsResponse,
} from '@finance-analyst/contracts';
import { readJsonLines } from '../imports/readJsonLines.js';
import { messages } from '../messages.js';
import { describeErrorResponse, describeRejection } from '../request/describeFailure.js';
import { marketDataDependencies, type MarketDataDependencies } from '../request/MarketDataDependencies.js';
import { quoteOf, type ServerQuote } from './quoteOf.js';
import { quotesOf } from './quotesOf.js';

/** The statements and price of a company, or why there are no statements. */
export type LoadedCompany =
  | {
      readonly symbol: string;
      readonly ok: true;
      readonly fundamentals: FundamentalsResponse;
      /** Null if no price was found. */
      readonly quote: ServerQuote | null;
    }
  | { readonly symbol: string; readonly ok: false; readonly reason: string };

export type CompaniesEnd =
  | { readonly kind: 'done'; readonly companies: readonly LoadedCompany[] }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'canceled' };

/** How many of the newest fiscal years and quarters of each company are loaded. */
export type CompaniesChoice = Pick<BulkFundamentalsRequest, 'annual' | 'quarterly'>;

type Line = ReturnType<typeof bulkFundamentalsLineSchema.parse>;

/** Loads statements and prices of several companies in one request each; progress is by company. */
export const loadCompanies =
  (
    symbols: readonly string[],
    {
      choice = {},
      signal,
      onProgress,
    }: {
      readonly choice?: CompaniesChoice;
      readonly signal: AbortSignal;
      readonly onProgress: (done: number) => void;
    },
  ) =>
  async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<CompaniesEnd> => {
    const dependencies = marketDataDependencies(extra);
    if (!dependencies.isOnline()) return { kind: 'failed', reason: messages.companiesOffline };
    try {
      const [lines, quotes] = await Promise.all([
        statementsOf(symbols, choice, dependencies, signal, onProgress),
        quotesOf(symbols, extra, signal),
      ]);
      if (typeof lines === 'string') return { kind: 'failed', reason: lines };
      return {
        kind: 'done',
        companies: symbols.map((symbol): LoadedCompany => {
          const line = lines.find((each) => each.symbol === symbol);
          if (!line) return { symbol, ok: false, reason: messages.companiesBroken };
          if ('error' in line)
            return {
              symbol,
              ok: false,
              reason: messages.inPlaceOfServer[line.error.code] ?? line.error.message,
            };
          return { symbol, ok: true, fundamentals: line.statements, quote: quoteOf(symbol, quotes) };
        }),
      };
    } catch (thrown) {
      const error = describeRejection(thrown, dependencies.isOnline());
      if (signal.aborted || error.code === 'cancelled') return { kind: 'canceled' };
      return { kind: 'failed', reason: error.offline ? messages.companiesOffline : error.message };
    }
  };

/** The lines of the answer, or why there is none. */
async function statementsOf(
  symbols: readonly string[],
  choice: CompaniesChoice,
  { apiBase, fetch, clock }: MarketDataDependencies,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<readonly Line[] | string> {
  const response = await fetch(`${apiBase}${pageEndpoints.bulkFundamentals.path}`, {
    method: pageEndpoints.bulkFundamentals.method,
    headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
    body: JSON.stringify({ symbols, ...choice, notes: false }),
    signal,
  });
  if (!response.ok) return (await describeErrorResponse(response, clock())).message;
  const lines: Line[] = [];
  for await (const given of readJsonLines(response.body ?? new ReadableStream())) {
    const line = bulkFundamentalsLineSchema.safeParse(given);
    if (!line.success) return messages.unexpected;
    lines.push(line.data);
    onProgress(lines.length);
  }
  return lines;
}
