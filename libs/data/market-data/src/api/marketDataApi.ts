import type {
  FundamentalsResponse,
  HealthResponse,
  InstrumentSearchResponse,
  MarketParametersResponse,
  PriceHistoryResponse,
  QuotesResponse,
  ServiceStatusResponse,
} from '@finance-analyst/contracts';
import { createApi } from '@reduxjs/toolkit/query';
import type { Answer } from '../request/Answer.js';
import { type MarketDataRequest, requestKey } from '../request/MarketDataRequest.js';
import { requestAnswer } from '../request/requestAnswer.js';
import { askAgainWhileProvisional } from './askAgainWhileProvisional.js';
import { joinAnswers } from './joinAnswers.js';
import { type BarsSelection, type FundamentalsSelection, requests } from './requests.js';

const tagsOf = (...asked: readonly MarketDataRequest[]) =>
  asked.map((request) => ({ type: 'Answer' as const, id: requestKey(request) }));

/**
 * Market data in the store. Each endpoint's data is an `Answer`, each error a `MarketDataError`; a newer
 * search cancels earlier ones.
 */
export const marketDataApi = createApi({
  reducerPath: 'marketData',
  baseQuery: requestAnswer,
  tagTypes: ['Answer'],
  refetchOnReconnect: true,
  endpoints: (build) => ({
    searchInstruments: build.query<Answer<InstrumentSearchResponse>, string>({
      query: requests.searchInstruments,
      providesTags: (_answer, _error, text) => tagsOf(requests.searchInstruments(text)),
      onQueryStarted(_text, { dispatch, requestId }) {
        for (const running of dispatch(marketDataApi.util.getRunningQueriesThunk())) {
          const isSearch = running.queryCacheKey.startsWith('searchInstruments(');
          if (isSearch && running.requestId !== requestId) running.abort();
        }
      },
    }),
    quotes: build.query<Answer<QuotesResponse>, readonly string[]>({
      async queryFn(symbols, _api, _options, ask) {
        const outcomes = await Promise.all(requests.quotes(symbols).map((request) => ask(request)));
        const parts: Answer<QuotesResponse>[] = [];
        for (const { data, error } of outcomes) {
          if (error) return { error };
          parts.push(data as Answer<QuotesResponse>);
        }
        return { data: joinAnswers(parts) };
      },
      providesTags: (_answer, _error, symbols) => tagsOf(...requests.quotes(symbols)),
      onQueryStarted: (symbols, query) =>
        askAgainWhileProvisional(query, () => {
          query.dispatch(marketDataApi.util.invalidateTags(tagsOf(...requests.quotes(symbols))));
        }),
    }),
    bars: build.query<Answer<PriceHistoryResponse>, BarsSelection>({
      query: requests.bars,
      providesTags: (_answer, _error, selection) => tagsOf(requests.bars(selection)),
    }),
    fundamentals: build.query<Answer<FundamentalsResponse>, FundamentalsSelection>({
      query: requests.fundamentals,
      providesTags: (_answer, _error, selection) => tagsOf(requests.fundamentals(selection)),
      keepUnusedDataFor: 300,
    }),
    health: build.query<Answer<HealthResponse>, undefined>({
      query: requests.health,
      keepUnusedDataFor: 0,
    }),
    serviceStatus: build.query<Answer<ServiceStatusResponse>, undefined>({
      query: requests.serviceStatus,
      keepUnusedDataFor: 0,
    }),
    parameters: build.query<Answer<MarketParametersResponse>, string>({
      query: requests.parameters,
      providesTags: (_answer, _error, symbol) => tagsOf(requests.parameters(symbol)),
    }),
  }),
});

export type MarketDataApi = typeof marketDataApi;
