import { replyWithFailure } from '@finance-analyst/http';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { httpFailureOf } from '../routes/httpFailureOf.js';
import type { Located } from '../Located.js';
import type { Provisional, ServiceResult } from '../ServiceResult.js';
import type { PreparedAnswers } from './createPreparedAnswers.js';
import { tagOf } from './PreparedAnswer.js';
import { sendPrepared, sendUnchanged } from './sendPrepared.js';

export type PreparedRouteQuestion<T> =
  | { readonly read: () => Promise<ServiceResult<Provisional<T>>> }
  /** A client that has the value is told so before it is read. */
  | { readonly locate: () => Promise<ServiceResult<Located<Provisional<T>>>> };

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
      question: PreparedRouteQuestion<T>,
    ): Promise<void> {
      if ('locate' in question && request.headers['if-none-match'] !== undefined) {
        const located = await question.locate();
        if (located.ok && sendUnchanged(request, toBytes(reply), tagOf(located.value.identity))) return;
      }
      const given = await answers.get(request.url, freshMs, async () => {
        const located =
          'locate' in question ? await question.locate() : { ok: true as const, value: question };
        if (!located.ok) return located;
        const result = await located.value.read();
        if (!result.ok) return result;
        return {
          ok: true,
          json: String(reply.serialize(result.value)),
          isProvisional: result.value.isProvisional === true,
          ...('identity' in located.value && { meaning: located.value.identity }),
        };
      });
      if (given.ok) sendPrepared(request, toBytes(reply), given.value);
      else replyWithFailure(toBytes(reply), httpFailureOf(given));
    },
  };
}
