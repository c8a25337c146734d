import {
  instrumentSearchQuerySchema,
  instrumentSearchResponseSchema,
  marketParametersQuerySchema,
  marketParametersResponseSchema,
  priceHistoryQuerySchema,
  priceHistoryResponseSchema,
  quotesQuerySchema,
  quotesResponseSchema,
} from '@finance-analyst/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { MarketDataService } from '../MarketDataService.js';
import { failureResponses } from './failureResponses.js';
import { replyWithFailure } from './replyWithFailure.js';

export interface MarketDataRouteOptions {
  readonly marketData: MarketDataService;
}

const tags = ['Market data'];

/** Search, quotes, price history and valuation parameters, under `/api/market-data`. */
export const marketDataRoutes: FastifyPluginCallbackZod<MarketDataRouteOptions> = (
  server,
  { marketData },
  done,
) => {
  server.get(
    '/api/market-data',
    {
      schema: {
        tags,
        summary: 'Find instruments by symbol or name',
        querystring: instrumentSearchQuerySchema,
        response: { 200: instrumentSearchResponseSchema, ...failureResponses },
      },
    },
    ({ query }) => marketData.search(query.query),
  );

  server.get(
    '/api/market-data/real-time',
    {
      schema: {
        tags,
        summary: 'Last known prices',
        querystring: quotesQuerySchema,
        response: { 200: quotesResponseSchema, ...failureResponses },
      },
    },
    async ({ query }, reply) => {
      const quotes = await marketData.quotes(query.symbols);
      if (quotes.isProvisional) reply.header('cache-control', 'no-store');
      return quotes;
    },
  );

  server.get(
    '/api/market-data/historical',
    {
      schema: {
        tags,
        summary: 'Daily prices',
        querystring: priceHistoryQuerySchema,
        response: { 200: priceHistoryResponseSchema, ...failureResponses },
      },
    },
    async ({ query: { symbol, from, to } }, reply) => {
      const history = await marketData.bars(symbol, from, to);
      return history.ok ? history.value : replyWithFailure(reply, history);
    },
  );

  server.get(
    '/api/market-data/parameters',
    {
      schema: {
        tags,
        summary: 'What the cost of capital of a company starts from',
        querystring: marketParametersQuerySchema,
        response: { 200: marketParametersResponseSchema, ...failureResponses },
      },
    },
    async ({ query: { symbol } }, reply) => {
      const parameters = await marketData.parameters(symbol);
      if (!parameters.ok) return replyWithFailure(reply, parameters);
      if (parameters.value.isProvisional) reply.header('cache-control', 'no-store');
      return parameters.value;
    },
  );
  done();
};
