import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './describeError.js';

/** Sends every error in the shared format and logs those that are the server's own fault. */
export function replyWithError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body } = describeError(error);
  if (status >= 500) request.log.error(error);
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
