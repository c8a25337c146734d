import type { ErrorResponse } from '@finance-analyst/contracts';
import type { HttpFailure } from './HttpFailure.js';

/** The part of a reply that this function needs, independent of the route's own response type. */
interface FailureReply {
  header(name: string, value: string): unknown;
  code(status: HttpFailure['status']): { send(body: ErrorResponse): unknown };
}

/** Sends a failure in the shared error format. */
export function replyWithFailure<Reply extends FailureReply>(
  reply: Reply,
  { status, body, retryAfterSeconds }: HttpFailure,
): Reply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  reply.code(status).send(body);
  return reply;
}
