import { replyWithFailure } from '@finance-analyst/http';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { httpFailureOf } from '../routes/httpFailureOf.js';
import type { Provisional, ServiceResult } from '../ServiceResult.js';
import type { PreparedAnswers } from './createPreparedAnswers.js';
import { sendPrepared } from './sendPrepared.js';

export interface PreparedRouteQuestion<T> {
  readonly read: () => Promise<ServiceResult<Provisional<T>>>;
  /** The value without what changes while its meaning stays the same, such as its age. */
  readonly meaningOf?: (value: T) => unknown;
}

/** The parts of a reply that are needed here, independent of the route's response type. */
type AnyReply = Pick<FastifyReply, 'serialize'>;

/** Bytes are not among the values that a route's schema allows. */
const toBytes = (reply: AnyReply): FastifyReply => reply as unknown as FastifyReply;

/**
 * A route with prepared responses: validated, serialized and compressed once for all equal requests. Its
 * `options` send a ready response at once; `answer` belongs in the handler, after request validation.
 */
export function createPreparedRoute(answers: PreparedAnswers, freshMs: number) {
  /** Synchronous, because a request that has been answered must not reach the handler. */
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
    /** The bytes are already compressed, so the server's compression must skip them. */
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
