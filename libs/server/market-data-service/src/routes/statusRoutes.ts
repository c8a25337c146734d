import { apiAddress, apiSchemas } from '@finance-analyst/contracts';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { MarketDataRouteOptions } from './marketDataRoutes.js';

/** How the providers of market data do and what a search covers. Asking it asks no provider. */
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
        summary: 'How the providers of market data do, when they failed, and which companies a search covers',
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
