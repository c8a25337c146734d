import { apiAddress, apiSchemas } from '@finance-analyst/contracts';
import { failureResponses, replyWithFailure } from '@finance-analyst/http';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { PreparedAnswers } from '../answers/createPreparedAnswers.js';
import { createPreparedRoute } from '../answers/createPreparedRoute.js';
import type { MarketDataService } from '../MarketDataService.js';
import { httpFailureOf } from './httpFailureOf.js';

export interface MarketDataRouteOptions {
  readonly marketData: MarketDataService;
}

export interface PreparedRouteOptions extends MarketDataRouteOptions {
  readonly answers: PreparedAnswers;
}

/** Changes by this server show at once; those by another process on the same database after this time. */
const historyFreshMs = 10_000;
const quoteFreshMs = 1000;

const tags = ['Market data'];

/** Search, quotes, price history, exchange rates and valuation parameters. */
export const marketDataRoutes: FastifyPluginCallbackZod<PreparedRouteOptions> = (
  server,
  { marketData, answers },
  done,
) => {
  server.get(
    apiAddress('instrumentSearch'),
    {
      schema: {
        tags,
        summary: 'Find instruments by symbol or name',
        querystring: apiSchemas.instrumentSearch.query,
        response: { 200: apiSchemas.instrumentSearch.response, ...failureResponses },
      },
    },
    ({ query }) => marketData.search(query.query),
  );

  const quotes = createPreparedRoute(answers, quoteFreshMs);
  server.get(
    apiAddress('quotes'),
    {
      ...quotes.options,
      schema: {
        tags,
        summary: 'Last known prices',
        querystring: apiSchemas.quotes.query,
        response: { 200: apiSchemas.quotes.response, ...failureResponses },
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
    apiAddress('priceHistory'),
    {
      ...history.options,
      schema: {
        tags,
        summary: 'Daily prices',
        querystring: apiSchemas.priceHistory.query,
        response: { 200: apiSchemas.priceHistory.response, ...failureResponses },
      },
    },
    async (request, reply) => {
      const { symbol, from, to } = request.query;
      await history.answer(request, reply, { read: () => marketData.bars(symbol, from, to) });
      return reply;
    },
  );

  const rates = createPreparedRoute(answers, historyFreshMs);
  server.get(
    apiAddress('exchangeRates'),
    {
      ...rates.options,
      schema: {
        tags,
        summary: 'Daily exchange rates: units of the quote currency for one of the base currency',
        querystring: apiSchemas.exchangeRates.query,
        response: { 200: apiSchemas.exchangeRates.response, ...failureResponses },
      },
    },
    async (request, reply) => {
      await rates.answer(request, reply, { read: () => marketData.exchangeRates(request.query) });
      return reply;
    },
  );

  server.get(
    apiAddress('marketParameters'),
    {
      schema: {
        tags,
        summary: 'Cost of capital parameters of a company',
        querystring: apiSchemas.marketParameters.query,
        response: { 200: apiSchemas.marketParameters.response, ...failureResponses },
      },
    },
    async ({ query: { symbol } }, reply) => {
      const parameters = await marketData.parameters(symbol);
      if (!parameters.ok) return replyWithFailure(reply, httpFailureOf(parameters));
      if (parameters.value.isProvisional) reply.header('cache-control', 'no-store');
      return parameters.value;
    },
  );
  done();
};
