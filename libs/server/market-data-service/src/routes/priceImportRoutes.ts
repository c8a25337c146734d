import { PassThrough } from 'node:stream';
import {
  apiAddress,
  apiSchemas,
  errorResponse,
  errorResponseSchema,
  largestPriceFileBytes,
  type PriceImportEvent,
} from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import { isFromAnotherSite, isFromThisMachine } from '@finance-analyst/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { importPrices } from '../imports/importPrices.js';
import { removeImportedPrices } from '../imports/removeImportedPrices.js';

export interface PriceImportRouteOptions {
  readonly database: Database;
  readonly clock: () => Date;
  /** False allows imports from this machine only. */
  readonly allowRemote: boolean;
}

const onlyHere =
  'Prices can be imported and removed only on the server’s own machine, unless the server is started with REMOTE_IMPORTS=on.';

const onlyOwnPage = 'Prices can be imported and removed only from the app’s own page.';

/** Import of price files, which responds with a stream of JSON lines, and their removal. */
export const priceImportRoutes: FastifyPluginCallbackZod<PriceImportRouteOptions> = (
  server,
  { database, clock, allowRemote },
  done,
) => {
  const refuseForeign = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const isAllowed = allowRemote || isFromThisMachine(request);
    const problem = isFromAnotherSite(request) ? onlyOwnPage : isAllowed ? null : onlyHere;
    if (problem !== null) await reply.code(403).send(errorResponse('import-not-allowed', problem));
  };

  server.addContentTypeParser(
    'text/csv',
    { parseAs: 'string', bodyLimit: largestPriceFileBytes },
    (_request, text, parsed) => {
      parsed(null, text);
    },
  );

  server.post(
    apiAddress('priceImport'),
    {
      bodyLimit: largestPriceFileBytes,
      schema: {
        tags: ['Imports'],
        summary: 'Import daily prices from a CSV file (content type text/csv); responds with JSON lines',
        consumes: ['text/csv'],
        querystring: apiSchemas.priceImport.query,
      },
      onRequest: refuseForeign,
    },
    (request, reply) => {
      if (typeof request.body !== 'string')
        return reply
          .code(400)
          .send(errorResponse('empty-body', 'Send the CSV file as the body, with content type text/csv.'));
      const lines = new PassThrough();
      const write = (event: PriceImportEvent): void => {
        lines.write(`${JSON.stringify(event)}\n`);
      };
      importPrices(database, request.query, request.body, clock(), (rowsDone, rowsTotal) => {
        write({ event: 'progress', rowsDone, rowsTotal });
      })
        .then(
          (result) => {
            write(
              result.ok
                ? { event: 'done', report: result.value }
                : { event: 'failed', code: 'import-refused', message: result.reason },
            );
          },
          (error: unknown) => {
            request.log.error(error, 'import failed');
            const message = 'The import failed and nothing was stored. See the server log.';
            write({ event: 'failed', code: 'internal-error', message });
          },
        )
        .finally(() => lines.end());
      return reply.type('application/x-ndjson').send(lines);
    },
  );

  server.delete(
    apiAddress('priceRemoval'),
    {
      schema: {
        tags: ['Imports'],
        summary: 'Remove the imported daily prices of a symbol',
        querystring: apiSchemas.priceRemoval.query,
        response: { 200: apiSchemas.priceRemoval.response, 404: errorResponseSchema },
      },
      onRequest: refuseForeign,
    },
    async (request, reply) => {
      const removed = await removeImportedPrices(database, request.query);
      return removed.ok
        ? removed.value
        : reply.code(404).send(errorResponse('no-imported-prices', removed.reason));
    },
  );
  done();
};
