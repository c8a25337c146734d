import type { ErrorResponse } from '@finance-analyst/contracts';
import type { CalculationFailure } from './CalculationFailure.js';

/** The part of a reply that is needed here, whatever the route answers otherwise. */
interface FailureReply {
  header(name: string, value: string): unknown;
  code(status: CalculationFailure['status']): { send(body: ErrorResponse): unknown };
}

/** Answers with a failure, in the form of every error. */
export function replyWithCalculationFailure<Reply extends FailureReply>(
  reply: Reply,
  { status, body, retryAfterSeconds }: CalculationFailure,
): Reply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  reply.code(status).send(body);
  return reply;
}
