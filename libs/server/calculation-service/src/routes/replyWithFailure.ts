import type { ErrorResponse } from '@finance-analyst/contracts';
import type { Failure } from './Failure.js';

/** The part of a reply that is needed here, whatever the route answers otherwise. */
interface FailureReply {
  header(name: string, value: string): unknown;
  code(status: Failure['status']): { send(body: ErrorResponse): unknown };
}

/** Answers with a failure, in the form of every error. */
export function replyWithFailure<Reply extends FailureReply>(reply: Reply, failure: Failure): Reply {
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', String(failure.retryAfterSeconds));
  reply.code(failure.status).send(failure.body);
  return reply;
}
