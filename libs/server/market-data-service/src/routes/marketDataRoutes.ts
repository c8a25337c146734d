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
import type { PreparedAnswers } from '../answers/createPreparedAnswers.js';
import { createPreparedRoute } from '../answers/createPreparedRoute.js';
import type { MarketDataService } from '../MarketDataService.js';
import { failureResponses } from './failureResponses.js';
import { replyWithFailure } from './replyWithFailure.js';

export interface MarketDataRouteOptions {
  readonly marketData: MarketDataService;
}

export interface PreparedRouteOptions extends MarketDataRouteOptions {
  readonly answers: PreparedAnswers;
}

/** Changes of this server show at once; those of another process on the same database after this time. */
const historyFreshMs = 10_000;
const quoteFreshMs = 1000;

const tags = ['Market data'];

/** Search, quotes, price history and valuation parameters, under `/api/market-data`. */
export const marketDataRoutes: FastifyPluginCallbackZod<PreparedRouteOptions> = (
  server,
  { marketData, answers },
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

  const quotes = createPreparedRoute(answers, quoteFreshMs);
  server.get(
    '/api/market-data/real-time',
    {
      ...quotes.options,
      schema: {
        tags,
        summary: 'Last known prices',
        querystring: quotesQuerySchema,
        response: { 200: quotesResponseSchema, ...failureResponses },
      },
    },
    async (request, reply) => {
      const { symbols } = request.query;
      await quotes.answer(request, reply, {
        read: async () => ({ ok: true, value: await marketData.quotes(symbols) }),
      });
      return reply;
    },
  );

  const history = createPreparedRoute(answers, historyFreshMs);
  server.get(
    '/api/market-data/historical',
    {
      ...history.options,
      schema: {
        tags,
        summary: 'Daily prices',
        querystring: priceHistoryQuerySchema,
        response: { 200: priceHistoryResponseSchema, ...failureResponses },
      },
    },
    async (request, reply) => {
      const { symbol, from, to } = request.query;
      await history.answer(request, reply, { read: () => marketData.bars(symbol, from, to) });
      return reply;
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
