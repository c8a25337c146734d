import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './preferredEncoding.js';
import type { PreparedAnswer } from './PreparedAnswer.js';

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
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  answer: PreparedAnswer,
): void {
  const known = headers['if-none-match'];
  reply.header('etag', answer.etag).header('vary', 'accept-encoding');
  if (answer.isProvisional) reply.header('cache-control', 'no-store');
  if (known !== undefined && isKnown(known, answer.etag)) {
    reply.code(304).send();
    return;
  }
  const encoding = answer.encodingFor(preferredEncoding(headers['accept-encoding']));
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
