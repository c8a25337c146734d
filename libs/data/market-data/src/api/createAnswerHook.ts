import type { SerializedError, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { Answer } from '../request/Answer.js';
import type { WithMarketData } from '../request/MarketDataDependencies.js';
import type { MarketDataError } from '../request/MarketDataError.js';
import { notLoaded } from '../request/notLoaded.js';
import { endpointOf, type EndpointName } from './endpointOf.js';
import { loadedMarketData, loadMarketData } from './loadMarketData.js';

export interface AnswerOptions {
  /** Makes no request. */
  readonly skip?: boolean;
  /** Milliseconds between refetches while the answer is shown; 0, the default, for never. */
  readonly pollingInterval?: number;
}

export interface AskedAgain<Data> {
  readonly data?: Answer<Data> | undefined;
  readonly isError: boolean;
  /** Why the request failed, if it reached its code. */
  readonly error?: MarketDataError | SerializedError | undefined;
}

export interface AskedAnswer<Data> {
  /** The answer, or the previous one while this request is pending or failed. */
  readonly data: Answer<Data> | undefined;
  /** The answer to this request. */
  readonly currentData: Answer<Data> | undefined;
  /** Why the last request failed. */
  readonly error: MarketDataError | SerializedError | undefined;
  readonly isFetching: boolean;
  /** Fetching, with no answer to show yet. */
  readonly isLoading: boolean;
  /** Refetches; the same function while the question is the same. */
  readonly refetch: () => Promise<AskedAgain<Data>>;
}

type MarketDataDispatch = ThunkDispatch<unknown, WithMarketData, UnknownAction>;

/** As text, so that equal questions compare as one. */
const textOf = (question: unknown): string => JSON.stringify({ question });
const questionIn = <Question>(text: string): Question =>
  (JSON.parse(text) as { question: Question }).question;

const isAccepted = (state: { readonly marketData?: unknown }): boolean => state.marketData !== undefined;

/**
 * Makes the hook that queries an endpoint while a screen shows the answer. The requesting code is loaded with the
 * page's first request, which is pending until then.
 */
export function createAnswerHook<Question, Data>(name: EndpointName) {
  return function useAnswer(
    question: Question,
    { skip = false, pollingInterval = 0 }: AnswerOptions = {},
  ): AskedAnswer<Data> {
    const dispatch = useDispatch<MarketDataDispatch>();
    const text = skip ? null : textOf(question);
    const api = useSelector(isAccepted) ? loadedMarketData() : null;
    const endpoint = api && endpointOf<Question, Data>(api, name);
    const [problem, setProblem] = useState<MarketDataError | null>(null);
    const [attempt, setAttempt] = useState(0);

    useEffect(() => {
      if (text === null || endpoint) return undefined;
      const over = new AbortController();
      dispatch(loadMarketData()).catch(() => {
        if (over.signal.aborted) return;
        setProblem(notLoaded);
        const loadAgain = () => {
          setAttempt(attempt + 1);
        };
        window.addEventListener('online', loadAgain, { once: true, signal: over.signal });
      });
      return () => {
        over.abort();
      };
    }, [dispatch, text, endpoint, attempt]);

    useEffect(() => {
      if (text === null || !endpoint) return undefined;
      const asked = dispatch(
        endpoint.initiate(questionIn(text), { subscriptionOptions: { pollingInterval } }),
      );
      return () => {
        asked.unsubscribe();
      };
    }, [dispatch, text, endpoint, pollingInterval]);

    const select = useMemo(
      () => (text === null || !endpoint ? null : endpoint.select(questionIn(text))),
      [text, endpoint],
    );
    const last = useRef<Answer<Data>>(undefined);
    // Skips request steps that look alike: each would re-render the whole screen.
    const drawn = useSelector((state) => {
      const entry = select?.(state);
      const isFetching = entry ? entry.isLoading || entry.isUninitialized : text !== null && !problem;
      const data = entry?.data ?? last.current;
      const error = entry ? entry.error : (problem ?? undefined);
      return { data, currentData: entry?.data, error, isFetching, isLoading: isFetching && !data };
    }, shallowEqual);
    const { data } = drawn;
    useEffect(() => {
      last.current = data;
    }, [data]);

    const refetch = useCallback(async (): Promise<AskedAgain<Data>> => {
      if (text === null) return { isError: false };
      setProblem(null);
      const loaded = await dispatch(loadMarketData()).catch(() => null);
      if (!loaded) {
        setProblem(notLoaded);
        return { isError: true };
      }
      const { initiate } = endpointOf<Question, Data>(loaded, name);
      return dispatch(initiate(questionIn(text), { subscribe: false, forceRefetch: true }));
    }, [dispatch, text]);

    return { ...drawn, refetch };
  };
}
