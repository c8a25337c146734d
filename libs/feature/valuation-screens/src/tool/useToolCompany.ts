import { useFigureFormat } from '@finance-analyst/figures';
import { sessionsUpTo, type CompanyFundamentals, type Quote } from '@finance-analyst/market';
import { useBarsQuery, useFundamentalsQuery, useQuotesQuery } from '@finance-analyst/market-data';
import {
  longestHistory,
  quickCompanyInputs,
  quickHistoryOf,
  type QuickBasis,
  type QuickHistory,
} from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { companyEntries, type CompanyEntry } from './companyEntries.js';

/** The company beside the inputs, as far as it is loaded. */
export type ToolCompany =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly symbol: string }
  | {
      readonly kind: 'failed';
      readonly symbol: string;
      readonly reason: string;
      readonly isRetrying: boolean;
      readonly retry: () => void;
    }
  | {
      readonly kind: 'known';
      readonly symbol: string;
      readonly fundamentals: CompanyFundamentals;
      /** In the currency of the statements. */
      readonly quote: Quote | null;
      /** The currency of the price, if it differs from that of the statements. */
      readonly otherPriceCurrency: string | null;
      /** The price is still loading. */
      readonly isPriceLoading: boolean;
      /** Why the price could not be loaded; null if there is an answer. */
      readonly priceFailure: string | null;
      /** Why no source has a price, if the server gives a reason. */
      readonly whyNoPrice: string | null;
      readonly retryPrice: () => void;
      readonly entries: readonly CompanyEntry[];
      readonly history: QuickHistory;
      /** The state of the price history; null once it is loaded. */
      readonly prices:
        { readonly kind: 'loading' } | { readonly kind: 'failed'; readonly reason: string } | null;
      readonly isSample: boolean;
      /** When the statements were last fetched, if they may be out of date. */
      readonly outdatedSince: string | null;
    };

function daysOfPrices(fundamentals: CompanyFundamentals | undefined) {
  const ends = fundamentals?.annual.slice(-longestHistory).map(({ end }) => end) ?? [];
  const first = sessionsUpTo(ends[0] ?? '');
  const last = sessionsUpTo(ends.at(-1) ?? '');
  return first && last && { from: first.from, to: last.to };
}

/** A company's statements, price and closing prices, and its figures for the inputs. */
export function useToolCompany(symbol: string | null, basis: QuickBasis): ToolCompany {
  const asked = symbol ?? '';
  const isNone = symbol === null;
  const fundamentals = useFundamentalsQuery({ symbol: asked }, { skip: isNone });
  const quotes = useQuotesQuery([asked], { skip: isNone });
  const answer = fundamentals.currentData;
  const statements = answer?.data;
  const days = daysOfPrices(statements);
  const bars = useBarsQuery({ symbol: asked, ...days }, { skip: isNone || days === null });
  const { formatDate } = useFigureFormat();
  const quote = quotes.currentData?.data.quotes[0] ?? null;
  const closes = bars.currentData?.data ?? null;
  const known = useMemo(() => {
    if (!statements) return undefined;
    return {
      entries: companyEntries(quickCompanyInputs(statements, basis, quote), basis),
      history: quickHistoryOf(statements, basis, { closes, quote }),
    };
  }, [statements, basis, quote, closes]);
  if (isNone) return { kind: 'none' };
  if (!answer || !statements || !known) {
    if (!fundamentals.error) return { kind: 'loading', symbol: asked };
    return {
      kind: 'failed',
      symbol: asked,
      reason: fundamentals.error.message ?? '',
      isRetrying: fundamentals.isFetching,
      retry: () => void fundamentals.refetch(),
    };
  }
  const isOtherCurrency = quote !== null && quote.currency !== statements.currency;
  return {
    kind: 'known',
    symbol: asked,
    fundamentals: statements,
    quote: isOtherCurrency ? null : quote,
    otherPriceCurrency: isOtherCurrency ? quote.currency : null,
    // Not `isLoading`, which is false while the previous company's answer is still there.
    isPriceLoading: quotes.isFetching && !quotes.currentData,
    priceFailure: quotes.currentData ? null : (quotes.error?.message ?? null),
    whyNoPrice: quotes.currentData?.data.reasons?.[asked] ?? null,
    retryPrice: () => void quotes.refetch(),
    ...known,
    prices:
      bars.isFetching && !closes
        ? { kind: 'loading' }
        : bars.error && !closes
          ? { kind: 'failed', reason: bars.error.message ?? '' }
          : null,
    isSample: statements.source === 'sample' || quote?.source === 'sample',
    outdatedSince: answer.stale ? formatDate(answer.fetchedAt, 'minute') : null,
  };
}
