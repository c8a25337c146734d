/** Why a question has no answer; the routes give each its HTTP status. */
export type FailureCode =
  | 'unknown-symbol'
  | 'ambiguous-symbol'
  | 'no-prices'
  | 'no-price-provider'
  | 'no-fundamentals'
  | 'impossible-dates'
  | 'provider-not-configured'
  | 'provider-timeout'
  | 'provider-unavailable'
  | 'provider-rate-limited'
  | 'provider-bad-answer';

export interface ServiceFailure {
  readonly ok: false;
  readonly code: FailureCode;
  /** What is wrong and what to do, as sentences for a person. */
  readonly reason: string;
  /** When the provider may be asked again. */
  readonly retryAfterSeconds?: number;
}

export type ServiceResult<T> = { readonly ok: true; readonly value: T } | ServiceFailure;

export const failure = (code: FailureCode, reason: string): ServiceFailure => ({ ok: false, code, reason });
