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

/** An answer that may be another one in a moment, since a provider is slow or failing: not to be kept. */
export type Provisional<T> = T & { readonly isProvisional?: true };

/** Whether newer prices may be had in a moment. */
export const mayHaveNewer = (gap: ServiceFailure | null): boolean =>
  gap !== null && gap.code !== 'no-prices' && gap.code !== 'no-price-provider';
