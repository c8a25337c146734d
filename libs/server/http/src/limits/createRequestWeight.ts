import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Counts a request as several within the server's limit: `weigh` rejects with 429 when they are too many. Register the
 * limit first; it has already counted the request once.
 */
export function createRequestWeight(server: FastifyInstance) {
  const count = server.createRateLimit();
  return async function weigh(
    request: FastifyRequest,
    reply: Pick<FastifyReply, 'header'>,
    weight: number,
  ): Promise<void> {
    for (let counted = 1; counted < weight; counted += 1) {
      const limit = await count(request);
      if (limit.isAllowed || !limit.isExceeded) continue;
      reply.header('retry-after', limit.ttlInSeconds);
      throw Object.assign(new Error('Too many requests'), { statusCode: 429 });
    }
  };
}
