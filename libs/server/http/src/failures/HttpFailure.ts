import type { ErrorResponse } from '@finance-analyst/contracts';

/** What a route sends in place of its result. */
export interface HttpFailure {
  readonly status: 404 | 409 | 422 | 502 | 503;
  readonly body: ErrorResponse;
  /** When the same request may be sent again. */
  readonly retryAfterSeconds?: number | undefined;
}
