import { useLoadExchangeRates, type LoadedExchangeRates } from '@finance-analyst/market-data';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { dayRatesOf, type DayRates } from './dayRatesOf.js';
import { newestSampleRate } from './newestSampleRate.js';

export interface LoadedDayRates extends DayRates {
  /** Why some could not be loaded; null if all were. */
  readonly problem: string | null;
  readonly isLoading: boolean;
  /** The newest day, ISO, of those of the sample market; null without any. */
  readonly sampleUntil: string | null;
  readonly retry: () => void;
}

const none: readonly LoadedExchangeRates[] = [];

/** Exchange rates by day to one currency; the same object until one of them changes. */
export function useDayRates(currencies: readonly string[], to: string): LoadedDayRates {
  const load = useLoadExchangeRates();
  const list = currencies.join(' ');
  const asked = `${list} ${to}`;
  const [answer, setAnswer] = useState<{
    readonly asked: string;
    readonly loaded: readonly LoadedExchangeRates[];
  }>({ asked: '', loaded: none });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (list === '') return undefined;
    const controller = new AbortController();
    const pairs = list.split(' ').map((base) => ({ base, quote: to }));
    // All history, so that another first day finds it on the device without a network.
    void load(pairs, { signal: controller.signal }).then((loaded) => {
      if (loaded) setAnswer({ asked, loaded });
    });
    return () => {
      controller.abort();
    };
  }, [load, list, to, asked, attempt]);
  const retry = useCallback(() => {
    setAttempt((last) => last + 1);
  }, []);
  const { loaded } = answer;
  return useMemo(() => {
    const failure = loaded.find((each) => !each.ok);
    return {
      ...dayRatesOf(loaded),
      problem: list !== '' && failure && !failure.ok ? failure.reason : null,
      isLoading: list !== '' && answer.asked !== asked,
      sampleUntil: list === '' ? null : newestSampleRate(loaded),
      retry,
    };
  }, [loaded, list, asked, answer.asked, retry]);
}
