import type {} from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';

/** The server's own limit, for requests that match no route. */
export const serverLimit = (server: FastifyInstance): preHandlerAsyncHookHandler => server.rateLimit();
