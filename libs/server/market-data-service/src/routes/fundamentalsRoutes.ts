import { Readable } from 'node:stream';
import {
  apiAddress,
  apiSchemas,
  type BulkFundamentalsLine,
  type FundamentalsResponse,
} from '@finance-analyst/contracts';
import { createRequestWeight, failureResponses } from '@finance-analyst/http';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { createPreparedRoute } from '../answers/createPreparedRoute.js';
import { inOrder } from '../fundamentals/inOrder.js';
import { pickStatements } from '../fundamentals/pickStatements.js';
import type { PreparedRouteOptions } from './marketDataRoutes.js';

/** The stated age of a response may lag by at most this. */
const fundamentalsFreshMs = 60_000;

/** Companies whose statements are read while the one before is sent, which bounds the memory of an answer. */
const companiesAhead = 3;

/** Companies of a bulk request that count as one request. */
const companiesPerRequest = 10;

/** The server's compression leaves out lines, which other routes send as progress that must not wait. */
const compressedLines = { compress: { customTypes: /^application\/x-ndjson/ } };

/** Statements of one company, and of many. */
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

  const valid = (value: FundamentalsResponse) => apiSchemas.fundamentals.response.parse(value);
  const weigh = createRequestWeight(server);
  server.post(
    apiAddress('bulkFundamentals'),
    {
      ...compressedLines,
      schema: {
        tags: ['Fundamentals'],
        summary:
          'Filed statements of up to 200 companies, whole or in part; responds with a JSON line for each. Ten companies count as one request',
        body: apiSchemas.bulkFundamentals.body,
      },
    },
    async (request, reply) => {
      const { symbols, asOf, ...choice } = request.body;
      await weigh(request, reply, Math.ceil(symbols.length / companiesPerRequest));
      const lineOf = async (symbol: string): Promise<BulkFundamentalsLine> => {
        try {
          const read = await marketData.fundamentals(symbol, asOf);
          if (read.ok) return { symbol, statements: valid(pickStatements(read.value, choice)) };
          const { code, reason: message, retryAfterSeconds } = read;
          return {
            symbol,
            error: { code, message },
            ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
          };
        } catch (error) {
          request.log.error(error, 'statements could not be read');
          const message = `The statements of ${symbol} could not be read. Try again; details are in the server log.`;
          return { symbol, error: { code: 'internal-error', message } };
        }
      };
      const lines = inOrder(
        symbols,
        companiesAhead,
        async (symbol) => `${JSON.stringify(await lineOf(symbol))}\n`,
      );
      return reply.type('application/x-ndjson').send(Readable.from(lines, { objectMode: false }));
    },
  );
  done();
};
