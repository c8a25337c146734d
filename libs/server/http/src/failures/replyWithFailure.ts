import type { ErrorResponse } from '@finance-analyst/contracts';
import type { HttpFailure } from './HttpFailure.js';

/** The part of a reply that is needed here, whatever the route answers otherwise. */
interface FailureReply {
  header(name: string, value: string): unknown;
  code(status: HttpFailure['status']): { send(body: ErrorResponse): unknown };
}

/** Answers with a failure, in the form of every error. */
export function replyWithFailure<Reply extends FailureReply>(
  reply: Reply,
  { status, body, retryAfterSeconds }: HttpFailure,
): Reply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  reply.code(status).send(body);
  return reply;
}
