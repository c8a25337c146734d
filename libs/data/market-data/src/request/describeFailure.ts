import { errorResponseSchema } from '@finance-analyst/contracts';
import { messages } from '../messages.js';
import type { MarketDataError } from './MarketDataError.js';
import { retryAfterSeconds } from './retryAfterSeconds.js';

const ownError = (code: string, message: string, offline = false): MarketDataError => ({
  status: null,
  code,
  message,
  offline,
});

/** Describes a request without a response. */
export function describeRejection(thrown: unknown, isOnline: boolean): MarketDataError {
  const name = typeof thrown === 'object' && thrown !== null && 'name' in thrown ? thrown.name : '';
  if (name === 'AbortError') return ownError('cancelled', messages.cancelled);
  if (name === 'TimeoutError') return ownError('timed-out', messages.timedOut);
  return isOnline
    ? ownError('unreachable', messages.unreachable)
    : ownError('offline', messages.offline, true);
}

/** Describes an error response, in the server's words if it has some for people. */
export async function describeErrorResponse(response: Response, now: Date): Promise<MarketDataError> {
  const { status } = response;
  const seconds = retryAfterSeconds(response.headers.get('retry-after'), now);
  const body = errorResponseSchema.safeParse(await response.json().catch(() => null));
  const fallback = status === 429 ? messages.tooManyRequests(seconds) : messages.failed(status);
  const { code, message } = body.success ? body.data.error : { code: `http-${status}`, message: fallback };
  return {
    status,
    code,
    message: messages.inPlaceOfServer[code] ?? message,
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    offline: false,
  };
}

/** Describes a successful response with unexpected content. */
export const describeUnexpectedAnswer = (status: number): MarketDataError => ({
  status,
  code: 'unexpected-answer',
  message: messages.unexpected,
  offline: false,
});
