/** Exchange rates by day, to one currency. The same object until something in it changes. */
export interface DayRates {
  /** The last known rate; null if there is none. */
  readonly last: (currency: string) => number | null;
  /** The rate of a day, or the last one before it; null if there is none. */
  readonly on: (currency: string, date: string) => number | null;
  readonly problem: string | null;
  readonly retry: () => void;
}

const none: DayRates = { last: () => null, on: () => null, problem: null, retry: () => undefined };

export const useDayRates = (_currencies: readonly string[], _to: string, _since: string | null): DayRates =>
  none;
