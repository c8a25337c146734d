import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyWithFailure } from '../routes/replyWithFailure.js';
import type { Provisional, ServiceResult } from '../ServiceResult.js';
import type { PreparedAnswers } from './createPreparedAnswers.js';
import { preferredEncoding } from './preferredEncoding.js';

/** The parts of a request and a reply that are needed here, whatever the route takes and answers. */
type AnyRequest = Pick<FastifyRequest, 'headers'>;
type AnyReply = Pick<FastifyReply, 'serialize'>;

export interface PreparedQuestion<T> {
  readonly answers: PreparedAnswers;
  /** What the answer depends on: the name of the route and its parameters. */
  readonly key: readonly (string | undefined)[];
  readonly freshMs: number;
  readonly read: () => Promise<ServiceResult<Provisional<T>>>;
  /** The value without what changes while it says the same, such as its age. */
  readonly meaningOf?: (value: T) => unknown;
}

/** Whether one of the tags that the client has is this one; weak and strong ones alike. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((each) => ['*', bare].includes(each.trim().replace(/^W\//, '')));
}

/** Answers with prepared bytes: validated, serialised and compressed once for all who ask the same. */
export async function replyPrepared<T>(
  { headers }: AnyRequest,
  reply: AnyReply,
  { answers, key, freshMs, read, meaningOf }: PreparedQuestion<T>,
): Promise<void> {
  const given = await answers.get(JSON.stringify(key), freshMs, async () => {
    const result = await read();
    if (!result.ok) return result;
    const json = String(reply.serialize(result.value));
    return {
      ok: true,
      json,
      isProvisional: result.value.isProvisional === true,
      ...(meaningOf ? { meaning: JSON.stringify(meaningOf(result.value)) } : {}),
    };
  });
  // Bytes are none of the values that the route's schema names.
  const plain = reply as unknown as FastifyReply;
  if (!given.ok) {
    replyWithFailure(plain, given);
    return;
  }
  const answer = given.value;
  const encoding = answer.encodingFor(preferredEncoding(headers['accept-encoding']));
  if (answer.isProvisional) plain.header('cache-control', 'no-store');
  plain.header('etag', answer.etag).header('vary', 'accept-encoding');
  if (isKnown(headers['if-none-match'], answer.etag)) {
    plain.code(304).send();
    return;
  }
  plain.type('application/json; charset=utf-8');
  if (encoding !== 'identity') plain.header('content-encoding', encoding);
  plain.send(await answer.bytes(encoding));
}
