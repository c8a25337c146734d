import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './preferredEncoding.js';
import type { PreparedAnswer } from './PreparedAnswer.js';

/** Sends 304 to a client that has a response with this tag, and otherwise nothing. */
export function sendUnchanged(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  etag: string,
): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || !isKnown(known, etag)) return false;
  reply.header('etag', etag).header('vary', 'accept-encoding').code(304).send();
  return true;
}

/** Whether the client has this tag, weak or strong. */
function isKnown(header: string, etag: string): boolean {
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((each) => ['*', bare].includes(each.trim().replace(/^W\//, '')));
}

/**
 * Sends a prepared response in the best accepted encoding, or 304 to a client that has it. It is sent before this
 * returns, except the first time in an encoding, which waits for compression.
 */
export function sendPrepared(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  answer: PreparedAnswer,
): void {
  if (answer.isProvisional) reply.header('cache-control', 'no-store');
  if (sendUnchanged(request, reply, answer.etag)) return;
  reply.header('etag', answer.etag).header('vary', 'accept-encoding');
  const encoding = answer.encodingFor(preferredEncoding(request.headers['accept-encoding']));
  const bytes = answer.bytes(encoding);
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (bytes instanceof Promise) {
    bytes.then(
      (compressed) => reply.send(compressed),
      (error: unknown) => reply.send(error),
    );
  } else reply.send(bytes);
}
