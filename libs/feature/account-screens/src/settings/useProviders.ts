import { isMarketDataError, useServiceStatusQuery } from '@finance-analyst/market-data';
import type { ProvidersState } from './ProvidersState.js';

/** The server's market data providers. */
export function useProviders(): ProvidersState {
  const { data, error, isLoading, refetch } = useServiceStatusQuery(undefined);
  if (data) return { kind: 'ready', providers: data.data.providers };
  if (isLoading) return { kind: 'loading' };
  return {
    kind: 'failed',
    reason: isMarketDataError(error) ? error.message : 'The server did not answer.',
    onRetry: () => void refetch(),
  };
}
