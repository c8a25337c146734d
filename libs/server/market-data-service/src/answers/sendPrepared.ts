import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './preferredEncoding.js';
import type { PreparedAnswer } from './PreparedAnswer.js';

/** Whether one of the tags that the client has is this one; weak and strong ones alike. */
function isKnown(header: string, etag: string): boolean {
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((each) => ['*', bare].includes(each.trim().replace(/^W\//, '')));
}

/** Sends a prepared answer in the best encoding that is accepted, or 304 to whoever has it. */
export async function sendPrepared(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  answer: PreparedAnswer,
): Promise<void> {
  const known = headers['if-none-match'];
  if (answer.isProvisional) reply.header('cache-control', 'no-store');
  reply.header('etag', answer.etag).header('vary', 'accept-encoding');
  if (known !== undefined && isKnown(known, answer.etag)) {
    reply.code(304).send();
    return;
  }
  const encoding = answer.encodingFor(preferredEncoding(headers['accept-encoding']));
  const bytes = answer.bytes(encoding);
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.send(bytes instanceof Promise ? await bytes : bytes);
}
