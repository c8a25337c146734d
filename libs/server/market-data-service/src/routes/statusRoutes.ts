import { apiAddress, apiSchemas } from '@finance-analyst/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { MarketDataRouteOptions } from './marketDataRoutes.js';

/** Provider states and search coverage, without querying any provider. */
export const statusRoutes: FastifyPluginCallbackZod<MarketDataRouteOptions> = (
  server,
  { marketData },
  done,
) => {
  server.get(
    apiAddress('status'),
    {
      schema: {
        tags: ['Server'],
        summary: 'Market data provider states and incidents, and which companies a search covers',
        response: { 200: apiSchemas.status.response },
      },
    },
    (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return marketData.status();
    },
  );
  done();
};
