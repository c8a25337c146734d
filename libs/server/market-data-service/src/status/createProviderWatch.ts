import type { ServiceStatusResponse } from '@finance-analyst/contracts';
import type { FundamentalsProvider } from '../providers/FundamentalsProvider.js';
import type { ProviderResult } from '../providers/ProviderFailure.js';
import { createIncidentLog, type IncidentLog } from './createIncidentLog.js';
import { createProviderRecord } from './createProviderRecord.js';
import type { UnconfiguredProvider } from '../providers/UnconfiguredProvider.js';

/** Sees how providers answer, without asking them anything itself. */
export interface ProviderWatch {
  /** The same providers; each answer that passes is remembered. */
  readonly providers: readonly FundamentalsProvider[];
  status(): Omit<ServiceStatusResponse, 'companies'>;
}

/** Watches providers from now on; what it saw lives as long as the process. */
export function createProviderWatch(
  providers: readonly FundamentalsProvider[],
  unconfigured: readonly UnconfiguredProvider[],
  clock: () => Date,
): ProviderWatch {
  const since = clock().toISOString();
  const incidents = createIncidentLog();
  const watched = providers.map((provider) => watch(provider, incidents, clock));
  return {
    providers: watched.map(({ provider }) => provider),
    status: () => ({
      since,
      incidents: [...incidents.list()],
      providers: [
        ...watched.map(({ record }) => record.status()),
        ...unconfigured.map(({ source, name, reason }) => ({
          id: source,
          name,
          state: 'not-configured' as const,
          lastSuccess: null,
          lastFailure: null,
          reason,
          failingSince: null,
          blockedUntil: null,
          requestsPerSecond: null,
        })),
      ],
    }),
  };
}

function watch(provider: FundamentalsProvider, incidents: IncidentLog, clock: () => Date) {
  const record = createProviderRecord(provider, incidents, clock);
  const seen = async <T>(answer: Promise<ProviderResult<T>>): Promise<ProviderResult<T>> => {
    const result = await answer;
    record.note(result);
    return result;
  };
  const seeing: FundamentalsProvider = {
    ...provider,
    listCompanies: () => seen(provider.listCompanies()),
    fetchDocument: (key, etag) => seen(provider.fetchDocument(key, etag)),
  };
  return { provider: seeing, record };
}
