import type { HealthResponse, ServiceStatusResponse } from '@finance-analyst/contracts';
import {
  isMarketDataError,
  useHealthQuery,
  useServiceStatusQuery,
  type Answer,
  type MarketDataError,
} from '@finance-analyst/market-data';
import { messages } from './messages.js';

/** What the server said last, and why it said nothing newer. */
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

/** Offline the usual words say that it was not loaded before; how a server does is not kept, however often it was. */
const describe = ({ offline, message }: MarketDataError): string => (offline ? messages.onlyOnline : message);

const asked = <Data>({ data, error, isFetching }: Query<Data>): Asked<Data> => ({
  answer: data ?? null,
  problem: isMarketDataError(error) ? describe(error) : null,
  isAsking: isFetching,
});

/** The server's health and its providers, asked when the screen appears, each minute, and when told to. */
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
