import {
  apiAddress,
  apiSchemas,
  errorResponse,
  errorResponseSchema,
  largestPriceFileBytes,
  programAddress,
} from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { importExchangeRates } from '../imports/importExchangeRates.js';
import { importPrices } from '../imports/importPrices.js';
import { removeImportedPrices } from '../imports/removeImportedPrices.js';
import { createImportGuard } from './createImportGuard.js';
import { replyWithImport } from './replyWithImport.js';

export interface ImportRouteOptions {
  readonly database: Database;
  readonly clock: () => Date;
  /** False allows imports from this machine only. */
  readonly allowRemote: boolean;
}

const tags = ['Imports'];
const consumes = ['text/csv'];

/** Import of price and exchange rate files, which responds with a stream of JSON lines, and removal of imported prices. */
export const importRoutes: FastifyPluginCallbackZod<ImportRouteOptions> = (
  server,
  { database, clock, allowRemote },
  done,
) => {
  const onRequest = createImportGuard(allowRemote);

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
        tags,
        summary: 'Import daily prices from a CSV file (content type text/csv); responds with JSON lines',
        consumes,
        querystring: apiSchemas.priceImport.query,
      },
      onRequest,
    },
    (request, reply) =>
      replyWithImport(request, reply, (text, onProgress) =>
        importPrices(database, request.query, text, clock(), onProgress),
      ),
  );

  server.post(
    programAddress('exchangeRateImport'),
    {
      bodyLimit: largestPriceFileBytes,
      schema: {
        tags,
        summary:
          'Import euro reference rates from a CSV file in the layout of the ECB’s eurofxref-hist.csv (content type text/csv); responds with JSON lines',
        consumes,
        querystring: apiSchemas.exchangeRateImport.query,
      },
      onRequest,
    },
    (request, reply) =>
      replyWithImport(request, reply, (text, onProgress) =>
        importExchangeRates(database, text, clock(), onProgress),
      ),
  );

  server.delete(
    apiAddress('priceRemoval'),
    {
      schema: {
        tags,
        summary: 'Remove the imported daily prices of a symbol',
        querystring: apiSchemas.priceRemoval.query,
        response: { 200: apiSchemas.priceRemoval.response, 404: errorResponseSchema },
      },
      onRequest,
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
