import type {} from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';

export interface RouteLimit {
  readonly config: FastifyContextConfig;
  readonly onRequest: preHandlerAsyncHookHandler;
}

/**
 * Options for routes with their own limit in place of the server's: requests per minute from one address, counted
 * across all routes with these options. Register the server's limit first.
 */
export const createRouteLimit = (server: FastifyInstance, requestsPerMinute: number): RouteLimit => ({
  config: { rateLimit: false },
  onRequest: server.rateLimit({ max: requestsPerMinute, timeWindow: '1 minute' }),
});
