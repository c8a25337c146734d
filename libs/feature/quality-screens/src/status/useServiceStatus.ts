import type { HealthResponse, ServiceStatusResponse } from '@finance-analyst/contracts';
import {
  isMarketDataError,
  useHealthQuery,
  useServiceStatusQuery,
  type Answer,
  type MarketDataError,
} from '@finance-analyst/market-data';
import { messages } from './messages.js';

/** The server's last answer, and why there is no newer one. */
export interface Asked<Data> {
  readonly answer: Answer<Data> | null;
  readonly problem: string | null;
  readonly isAsking: boolean;
}

export interface ServiceStatus {
  readonly health: Asked<HealthResponse>;
  readonly providers: Asked<ServiceStatusResponse>;
  readonly askAgain: () => void;
}

const options = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };

interface Query<Data> {
  readonly data?: Answer<Data> | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

/** Offline, the usual text says it was not loaded before; but server status is never stored. */
const describe = ({ offline, message }: MarketDataError): string => (offline ? messages.onlyOnline : message);

const asked = <Data>({ data, error, isFetching }: Query<Data>): Asked<Data> => ({
  answer: data ?? null,
  problem: isMarketDataError(error) ? describe(error) : null,
  isAsking: isFetching,
});

/** The server's health and its providers, requested when the screen opens, every minute, and on request. */
export function useServiceStatus(): ServiceStatus {
  const health = useHealthQuery(undefined, options);
  const providers = useServiceStatusQuery(undefined, options);
  return {
    health: asked(health),
    providers: asked(providers),
    askAgain: () => {
      void health.refetch();
      void providers.refetch();
    },
  };
}
