import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Limits how many requests one address may send per minute; routes may set their own limits. */
export async function registerRateLimit(server: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await server.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    // Only refused clients need to know when to retry; the count does not belong in every response.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}
