import { fundamentalsQuerySchema, fundamentalsResponseSchema } from '@finance-analyst/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { failureResponses } from './failureResponses.js';
import type { MarketDataRouteOptions } from './marketDataRoutes.js';
import { replyWithFailure } from './replyWithFailure.js';

/** Statements of a company, under `/api/fundamentals`. */
export const fundamentalsRoutes: FastifyPluginCallbackZod<MarketDataRouteOptions> = (
  server,
  { marketData },
  done,
) => {
  server.get(
    '/api/fundamentals',
    {
      schema: {
        tags: ['Fundamentals'],
        summary: 'Filed statements by period, each figure with the filing it comes from',
        querystring: fundamentalsQuerySchema,
        response: { 200: fundamentalsResponseSchema, ...failureResponses },
      },
    },
    async ({ query: { symbol, asOf } }, reply) => {
      const fundamentals = await marketData.fundamentals(symbol, asOf);
      return fundamentals.ok ? fundamentals.value : replyWithFailure(reply, fundamentals);
    },
  );
  done();
};
