import type {} from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';

export interface RouteLimit {
  readonly config: FastifyContextConfig;
  readonly onRequest: preHandlerAsyncHookHandler;
}

/**
 * Options for routes with a limit of their own in place of the server's: so many requests a minute from one address, to
 * all routes with these options together. Register the server's limit before.
 */
export const createRouteLimit = (server: FastifyInstance, requestsPerMinute: number): RouteLimit => ({
  config: { rateLimit: false },
  onRequest: server.rateLimit({ max: requestsPerMinute, timeWindow: '1 minute' }),
});
