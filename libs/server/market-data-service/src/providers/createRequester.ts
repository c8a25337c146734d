import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import PQueue from 'p-queue';
import { ProviderError, type ProviderFailure, type ProviderResult } from './ProviderFailure.js';

export interface RequesterSettings {
  /** The provider's display name, for messages. */
  readonly name: string;
  readonly requestsPerSecond: number;
  /** For one attempt, including its whole body. */
  readonly timeoutMs: number;
  /** Wait before the first of two retries after a failed connection or a 5xx. */
  readonly firstRetryMs: number;
  /** Pause after five failures in a row. */
  readonly restMs: number;
  readonly clock: () => Date;
}

/** Runs one attempt; it throws a `ProviderError`, or whatever `fetch` throws. */
export type Attempt<T> = (signal: AbortSignal) => Promise<T>;

export type Requester = <T>(attempt: Attempt<T>) => Promise<ProviderResult<T>>;

const attemptsInAll = 3;
const failuresBeforeRest = 5;

const isOutage = (error: Error): boolean =>
  error instanceof ProviderError && ['unavailable', 'timeout'].includes(error.failure.kind);

const isWorthRetrying = (error: Error): boolean =>
  error instanceof ProviderError && error.failure.kind === 'unavailable';

/** Applies a provider's rate limit, timeout, retries and pauses; after a 429 nothing is sent until its wait is over. */
export function createRequester(settings: RequesterSettings): Requester {
  const { name, requestsPerSecond, timeoutMs, firstRetryMs, restMs, clock } = settings;
  const queue = new PQueue({
    interval: 1000,
    intervalCap: requestsPerSecond,
    concurrency: requestsPerSecond,
  });
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresBeforeRest),
  });
  const retries = retry(handleWhen(isWorthRetrying), {
    maxAttempts: attemptsInAll - 1,
    backoff: new ExponentialBackoff({ initialDelay: firstRetryMs, maxDelay: firstRetryMs * 4 }),
  });
  const policy = wrap(retries, breaker);
  let blockedUntilMs = 0;

  const failIfBlocked = (): void => {
    const leftMs = blockedUntilMs - clock().getTime();
    if (leftMs > 0)
      throw new ProviderError({ ...rateLimited(name, Math.ceil(leftMs / 1000)), wasSent: false });
  };

  const once = <T>(attempt: Attempt<T>): Promise<T> =>
    queue.add(async () => {
      failIfBlocked();
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await attempt(signal);
      } catch (error) {
        if (!(error instanceof ProviderError))
          throw new ProviderError(connectionFailure(settings, signal, error));
        const { kind, retryAfterSeconds = 0 } = error.failure;
        if (kind === 'rate-limited') blockedUntilMs = clock().getTime() + retryAfterSeconds * 1000;
        throw error;
      }
    });

  return async (attempt) => {
    try {
      failIfBlocked();
      return { ok: true, value: await policy.execute(() => once(attempt)) };
    } catch (error) {
      if (error instanceof BrokenCircuitError) return resting(name, restMs);
      if (!(error instanceof ProviderError)) throw error;
      return error.failure;
    }
  };
}

export const rateLimited = (name: string, retryAfterSeconds: number): ProviderFailure => ({
  ok: false,
  kind: 'rate-limited',
  reason: `${name}’s rate limit was reached. Try again in ${retryAfterSeconds} s.`,
  retryAfterSeconds,
});

const resting = (name: string, restMs: number): ProviderFailure => ({
  ok: false,
  kind: 'unavailable',
  reason: `Requests to ${name} are paused after repeated failures. Try again shortly.`,
  retryAfterSeconds: Math.ceil(restMs / 1000),
  wasSent: false,
});

function connectionFailure(
  { name, timeoutMs }: RequesterSettings,
  signal: AbortSignal,
  error: unknown,
): ProviderFailure {
  if (signal.aborted)
    return {
      ok: false,
      kind: 'timeout',
      reason: `${name} did not answer within ${timeoutMs / 1000} s. Try again later.`,
      retryAfterSeconds: 30,
    };
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return {
    ok: false,
    kind: 'unavailable',
    reason: `${name} cannot be reached (${cause || 'connection failed'}). Try again later.`,
    retryAfterSeconds: 30,
  };
}
