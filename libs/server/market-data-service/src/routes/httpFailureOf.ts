import { errorResponse } from '@finance-analyst/contracts';
import type { HttpFailure } from '@finance-analyst/http';
import type { FailureCode, ServiceFailure } from '../ServiceResult.js';

const statuses: Readonly<Record<FailureCode, HttpFailure['status']>> = {
  'unknown-symbol': 404,
  'no-prices': 404,
  'no-price-provider': 404,
  'no-exchange-rates': 404,
  'no-fundamentals': 404,
  'provider-not-configured': 404,
  'ambiguous-symbol': 409,
  'impossible-dates': 422,
  'provider-bad-answer': 502,
  'provider-timeout': 503,
  'provider-unavailable': 503,
  'provider-rate-limited': 503,
};

/** The HTTP response for a query without a result. */
export const httpFailureOf = ({ code, reason, retryAfterSeconds }: ServiceFailure): HttpFailure => ({
  status: statuses[code],
  body: errorResponse(code, reason),
  retryAfterSeconds,
});
