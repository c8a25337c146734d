import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Limits how many requests one address may send in a minute; routes may set limits of their own. */
export async function registerRateLimit(server: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await server.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    // Who is refused learns when to come back; nobody needs the count on every answer.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}
