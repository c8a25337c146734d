import type {} from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';

/** The server's own limit, for answers that no route gives. */
export const serverLimit = (server: FastifyInstance): preHandlerAsyncHookHandler => server.rateLimit();
