import { errorResponse } from '@finance-analyst/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentationAddress } from '../documentation/registerDocumentation.js';
import { dataPolicy } from '../security/securityHeaders.js';
import { pathOf } from './pathOf.js';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers an unknown address or method. */
export function replyNotFound(
  server: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = pathOf(request);
  reply.header('content-security-policy', dataPolicy);
  const allowed = methods.filter((method) => server.hasRoute({ method, url: path }));
  if (allowed.length > 0) {
    const message = `${path} does not support ${request.method}. Use ${allowed.join(' or ')}.`;
    return reply
      .code(405)
      .header('allow', allowed.join(', '))
      .send(errorResponse('method-not-allowed', message));
  }
  return reply
    .code(404)
    .send(
      errorResponse(
        'unknown-address',
        `Unknown path: ${path}. See ${documentationAddress} for the endpoints.`,
      ),
    );
}
