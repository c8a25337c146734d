/** Why a request to a provider failed; `reason` names the provider and says what to do. */
export interface ProviderFailure {
  readonly ok: false;
  /** `absent`: the provider answered that it has no such document. */
  readonly kind: 'timeout' | 'unavailable' | 'rate-limited' | 'bad-answer' | 'absent';
  readonly reason: string;
  readonly retryAfterSeconds?: number;
  /** False when nothing was sent because the provider is paused. */
  readonly wasSent?: false;
}

export type ProviderResult<T> = { readonly ok: true; readonly value: T } | ProviderFailure;

/** Carries a failure through the retry and circuit breaker policies, which use exceptions. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure) {
    super(failure.reason);
    this.failure = failure;
  }
}
