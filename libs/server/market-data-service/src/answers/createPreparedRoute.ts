import { replyWithFailure } from '@finance-analyst/http';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { httpFailureOf } from '../routes/httpFailureOf.js';
import type { Provisional, ServiceResult } from '../ServiceResult.js';
import type { PreparedAnswers } from './createPreparedAnswers.js';
import { sendPrepared } from './sendPrepared.js';

export interface PreparedRouteQuestion<T> {
  readonly read: () => Promise<ServiceResult<Provisional<T>>>;
  /** The value without what changes while it says the same, such as its age. */
  readonly meaningOf?: (value: T) => unknown;
}

/** The parts of a reply that are needed here, whatever the route answers. */
type AnyReply = Pick<FastifyReply, 'serialize'>;

/** Bytes are none of the values that a route's schema names. */
const toBytes = (reply: AnyReply): FastifyReply => reply as unknown as FastifyReply;

/**
 * A route that answers with prepared bytes: validated, serialized and compressed once for all who ask the same. With
 * its `options` it answers at once what it has; `answer` belongs into the handler, behind the validation of the request.
 */
export function createPreparedRoute(answers: PreparedAnswers, freshMs: number) {
  /** Not asynchronous: what has been answered must not go on to the handler. */
  const preParsing = (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: RequestPayload,
    done: (error: null, payload: RequestPayload) => void,
  ): void => {
    const found = answers.find(request.url, freshMs);
    if (found) sendPrepared(request, reply, found);
    else done(null, payload);
  };

  return {
    /** What is sent is compressed already, so the server's compression has nothing to do here. */
    options: { preParsing, compress: false, decompress: false },
    async answer<T>(
      request: Pick<FastifyRequest, 'url' | 'headers'>,
      reply: AnyReply,
      { read, meaningOf }: PreparedRouteQuestion<T>,
    ): Promise<void> {
      const given = await answers.get(request.url, freshMs, async () => {
        const result = await read();
        if (!result.ok) return result;
        return {
          ok: true,
          json: String(reply.serialize(result.value)),
          isProvisional: result.value.isProvisional === true,
          ...(meaningOf ? { meaning: JSON.stringify(meaningOf(result.value)) } : {}),
        };
      });
      if (given.ok) sendPrepared(request, toBytes(reply), given.value);
      else replyWithFailure(toBytes(reply), httpFailureOf(given));
    },
  };
}
