import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { calculationRoutes, type CalculationWorker } from '@finance-analyst/calculation-service';
import { defaultApiBase } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import { prepareServer, registerRateLimit, replyWithError, serverLimit } from '@finance-analyst/http';
import {
  createPreparedAnswers,
  fundamentalsRoutes,
  importRoutes,
  marketDataRoutes,
  statusRoutes,
  type MarketDataService,
} from '@finance-analyst/market-data-service';
import { telemetryRoutes } from '@finance-analyst/telemetry';
import fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Configuration } from './configuration/Configuration.js';
import { registerDocumentation } from './documentation/registerDocumentation.js';
import { createBrokenConnectionAnswer } from './errors/createBrokenConnectionAnswer.js';
import { pathOf } from './errors/pathOf.js';
import { replyNotFound } from './errors/replyNotFound.js';
import { healthRoutes } from './health/healthRoutes.js';
import { registerHostCheck } from './hosts/registerHostCheck.js';
import { registerPage } from './page/registerPage.js';
import { helmetHeaders, securityHeaders } from './security/securityHeaders.js';

export interface ServerDependencies {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly marketData: MarketDataService;
  readonly version: string;
  readonly clock: () => Date;
  /** Starts a thread for calculations in the model language. */
  readonly createWorker: () => CalculationWorker;
  /** Time limit for a complete request; one minute by default. */
  readonly requestTimeoutMs?: number;
}

const largestBodyBytes = 1024 * 1024;
const longestRequestMs = 60_000;
const longestHeadersMs = 20_000;

/** Whether a path is a folder, which ends in a slash, or in it. */
const isBelow = (path: string, folder: string): boolean => `${path}/`.startsWith(folder);

/** The whole HTTP side: API, its documentation and the page, on one origin. */
export async function createServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { configuration, database, marketData, version, clock, createWorker } = dependencies;
  const { requestTimeoutMs = longestRequestMs } = dependencies;
  const isBehindProxy = configuration.trustProxy !== false;
  const headers = securityHeaders(isBehindProxy);
  const headersOfPages = helmetHeaders(isBehindProxy);
  const headersOfData = { ...headers, 'cache-control': 'no-cache' };
  z.config(z.locales.en());
  const server = fastify({
    bodyLimit: largestBodyBytes,
    trustProxy: configuration.trustProxy,
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    http: {
      // Node applies the longer of the two limits to the whole request.
      headersTimeout: Math.min(longestHeadersMs, requestTimeoutMs),
      // How often Node checks for timed-out requests.
      connectionsCheckingInterval: Math.min(5000, requestTimeoutMs),
    },
    logger: {
      level: configuration.logLevel,
      serializers: { req: (request) => ({ method: request.method, path: pathOf(request) }) },
    },
    // Hooks do not run for these.
    frameworkErrors: (error, request, reply) => replyWithError(error, request, reply.headers(headers)),
    clientErrorHandler: createBrokenConnectionAnswer(headers),
  });
  prepareServer(server);
  server.removeContentTypeParser('text/plain');

  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith(defaultApiBase) ? headersOfData : headersOfPages);
    done();
  });
  registerHostCheck(server, configuration);
  await registerRateLimit(server, configuration.requestsPerMinute);
  await server.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  await registerDocumentation(server, version);

  const answers = createPreparedAnswers({ changes: database.changes, nowMs: () => performance.now() });
  await server.register(healthRoutes, { database, version });
  await server.register(marketDataRoutes, { marketData, answers });
  await server.register(statusRoutes, { marketData });
  await server.register(fundamentalsRoutes, { marketData, answers });
  await server.register(calculationRoutes, { marketData, createWorker });
  await server.register(telemetryRoutes, { database, clock });
  await server.register(importRoutes, { database, clock, allowRemote: configuration.remoteImports });

  const sendPage = await registerPage(server, {
    webRoot: configuration.webRoot,
    page: configuration.page,
    preconnect: configuration.preconnect,
    version,
  });
  server.setNotFoundHandler({ preHandler: serverLimit(server) }, (request, reply) => {
    const path = pathOf(request);
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !isBelow(path, defaultApiBase) &&
      !isBelow(path, '/assets/');
    return isPage ? sendPage(reply) : replyNotFound(server, request, reply);
  });
  return server;
}
