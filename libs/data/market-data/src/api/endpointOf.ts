import type { SerializedError, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Answer } from '../request/Answer.js';
import type { WithMarketData } from '../request/MarketDataDependencies.js';
import type { MarketDataError } from '../request/MarketDataError.js';
import type { MarketDataApi } from './marketDataApi.js';

export type EndpointName = keyof MarketDataApi['endpoints'];

/** A request's state in the store. */
export interface AnswerEntry<Data> {
  readonly data?: Answer<Data> | undefined;
  readonly error?: MarketDataError | SerializedError | undefined;
  readonly isUninitialized: boolean;
  readonly isLoading: boolean;
}

/** A pending request; resolves when answered or failed. */
export interface AskedQuestion<Data> extends Promise<{
  readonly data?: Answer<Data> | undefined;
  readonly isError: boolean;
  readonly error?: MarketDataError | SerializedError | undefined;
}> {
  unsubscribe(): void;
}

export interface AskOptions {
  readonly subscribe?: boolean;
  readonly forceRefetch?: boolean;
  readonly subscriptionOptions?: { readonly pollingInterval: number };
}

/** An API endpoint as used by hooks, whatever its types. */
export interface AskedEndpoint<Question, Data> {
  initiate(
    question: Question,
    options?: AskOptions,
  ): ThunkAction<AskedQuestion<Data>, unknown, WithMarketData, UnknownAction>;
  select(question: Question): (state: unknown) => AnswerEntry<Data>;
}

/** RTK Query's types tie each endpoint to its own question and to the whole state. */
export const endpointOf = <Question, Data>(
  api: MarketDataApi,
  name: EndpointName,
): AskedEndpoint<Question, Data> => api.endpoints[name] as unknown as AskedEndpoint<Question, Data>;
