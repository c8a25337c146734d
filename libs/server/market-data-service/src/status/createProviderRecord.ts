import type { ProviderState, ProviderStatus } from '@finance-analyst/contracts';
import type { DataSource } from '@finance-analyst/market';
import type { ProviderFailure, ProviderResult } from '../providers/ProviderFailure.js';
import type { IncidentLog } from './createIncidentLog.js';

/** The state of one provider as known from its responses. */
export interface ProviderRecord {
  note(result: ProviderResult<unknown>): void;
  status(): ProviderStatus;
}

export interface RecordedProvider {
  readonly source: DataSource;
  readonly name: string;
  readonly requestsPerSecond?: number;
}

export function createProviderRecord(
  { source, name, requestsPerSecond }: RecordedProvider,
  incidents: IncidentLog,
  clock: () => Date,
): ProviderRecord {
  let lastSuccess: string | null = null;
  let lastFailure: { readonly at: string; readonly failure: ProviderFailure } | null = null;
  let failingSince: string | null = null;
  let blockedUntilMs = 0;

  function noteFailure(failure: ProviderFailure, now: Date): void {
    const { retryAfterSeconds = 0, kind, wasSent = true } = failure;
    // Only a rate limit or a pause blocks requests; other failures merely suggest when to retry.
    if (kind === 'rate-limited' || !wasSent)
      blockedUntilMs = Math.max(blockedUntilMs, now.getTime() + retryAfterSeconds * 1000);
    if (!wasSent) return;
    const at = now.toISOString();
    lastFailure = { at, failure };
    if (failingSince !== null) return;
    failingSince = at;
    incidents.open({ providerId: source, providerName: name, startedAt: at, reason: failure.reason });
  }

  function noteSuccess(now: Date): void {
    lastSuccess = now.toISOString();
    if (failingSince !== null) incidents.close(source, lastSuccess);
    failingSince = null;
    blockedUntilMs = 0;
  }

  const stateAt = (isBlocked: boolean): ProviderState => {
    if (failingSince === null) return 'ready';
    if (lastFailure?.failure.kind !== 'rate-limited') return 'failing';
    // Once the wait of a rate limit is over, the provider may be queried again.
    return isBlocked ? 'limited' : 'ready';
  };

  return {
    note(result) {
      // A missing document is a valid response from a working provider.
      if (result.ok || result.kind === 'absent') noteSuccess(clock());
      else noteFailure(result, clock());
    },
    status() {
      const isBlocked = blockedUntilMs > clock().getTime();
      return {
        id: source,
        name,
        state: stateAt(isBlocked),
        lastSuccess,
        lastFailure: lastFailure?.at ?? null,
        reason: lastFailure?.failure.reason ?? null,
        failingSince,
        blockedUntil: isBlocked ? new Date(blockedUntilMs).toISOString() : null,
        requestsPerSecond: requestsPerSecond ?? null,
      };
    },
  };
}
