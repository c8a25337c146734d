/** Why a query has no result; the routes map each to its HTTP status. */
export type FailureCode =
  | 'unknown-symbol'
  | 'ambiguous-symbol'
  | 'no-prices'
  | 'no-price-provider'
  | 'no-exchange-rates'
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
  /** When the provider may be queried again. */
  readonly retryAfterSeconds?: number;
}

export type ServiceResult<T> = { readonly ok: true; readonly value: T } | ServiceFailure;

export const failure = (code: FailureCode, reason: string): ServiceFailure => ({ ok: false, code, reason });

/** A provisional result, because a provider is slow or failing; it must not be cached. */
export type Provisional<T> = T & { readonly isProvisional?: true };

/** Whether newer prices may be available soon. */
export const mayHaveNewer = (gap: ServiceFailure | null): boolean =>
  gap !== null && gap.code !== 'no-prices' && gap.code !== 'no-price-provider';
