import { apiAddress, apiSchemas } from '@finance-analyst/contracts';
import { failureResponses } from '@finance-analyst/http';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { createPreparedRoute } from '../answers/createPreparedRoute.js';
import type { PreparedRouteOptions } from './marketDataRoutes.js';

/** The stated age of a response may lag by at most this. */
const fundamentalsFreshMs = 60_000;

/** Statements of a company. */
export const fundamentalsRoutes: FastifyPluginCallbackZod<PreparedRouteOptions> = (
  server,
  { marketData, answers },
  done,
) => {
  const statements = createPreparedRoute(answers, fundamentalsFreshMs);
  server.get(
    apiAddress('fundamentals'),
    {
      ...statements.options,
      schema: {
        tags: ['Fundamentals'],
        summary: 'Filed statements by period, each figure with the filing it comes from',
        querystring: apiSchemas.fundamentals.query,
        response: { 200: apiSchemas.fundamentals.response, ...failureResponses },
      },
    },
    async (request, reply) => {
      const { symbol, asOf } = request.query;
      await statements.answer(request, reply, {
        locate: () => marketData.locateFundamentals(symbol, asOf),
      });
      return reply;
    },
  );
  done();
};
