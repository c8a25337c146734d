import type { CompanyHistory } from '../statements/simulateCompany.js';
import { tradingDayFrom } from '../tradingDays.js';

/** `numerator` new shares for `denominator` old ones from this day on. */
export interface SampleSplit {
  readonly date: string;
  readonly numerator: number;
  readonly denominator: number;
}

/** Splits on the first trading day of their quarter, within the days that have prices. */
export function splitsOf(history: CompanyHistory, tradingDays: readonly string[]): SampleSplit[] {
  const firstDay = tradingDays[0] ?? '';
  return history.quarters.flatMap(({ split, start }) => {
    const date = tradingDayFrom(tradingDays, start);
    return split && start >= firstDay && date ? [{ date, ...split }] : [];
  });
}
