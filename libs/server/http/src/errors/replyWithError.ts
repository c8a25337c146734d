import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from './describeError.js';

/** Answers every error in the one form; what is the server's own fault goes to the log. */
export function replyWithError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body } = describeError(error);
  if (status >= 500) request.log.error(error);
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
