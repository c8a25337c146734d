import { errorResponse, type ErrorResponse } from '@finance-analyst/contracts';
import type { FailureCode, ServiceFailure } from '../ServiceResult.js';

export type FailureStatus = 404 | 409 | 422 | 502 | 503;

const statuses: Readonly<Record<FailureCode, FailureStatus>> = {
  'unknown-symbol': 404,
  'no-prices': 404,
  'no-price-provider': 404,
  'no-fundamentals': 404,
  'provider-not-configured': 404,
  'ambiguous-symbol': 409,
  'impossible-dates': 422,
  'provider-bad-answer': 502,
  'provider-timeout': 503,
  'provider-unavailable': 503,
  'provider-rate-limited': 503,
};

/** The part of a reply that is needed here, whatever the route answers otherwise. */
interface FailureReply {
  header(name: string, value: string): unknown;
  code(status: FailureStatus): { send(body: ErrorResponse): unknown };
}

/** Answers with a failure's status, in the form of every error. */
export function replyWithFailure<Reply extends FailureReply>(
  reply: Reply,
  { code, reason, retryAfterSeconds }: ServiceFailure,
): Reply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  reply.code(statuses[code]).send(errorResponse(code, reason));
  return reply;
}
