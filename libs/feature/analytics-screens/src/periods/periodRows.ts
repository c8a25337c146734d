import type { Result } from '@finance-analyst/foundation';
import {
  type CalendarPeriod,
  calendarPeriods,
  currencyPlaces,
  type DailyHistory,
  type FlowTiming,
  partOfHistory,
  type PeriodLength,
  roundUnits,
  timeWeightedReturn,
  type ValuePeriod,
  valuePeriodOf,
} from '@finance-analyst/portfolio';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { benchmarkReturn } from '../benchmark/benchmarkReturn.js';
import { messages } from '../messages.js';
import { withEmptyPeriods } from './withEmptyPeriods.js';

/** A day, week, month, quarter or year of a window. */
export interface PeriodRow {
  /** `2024-05-31`, `2024-W22`, `2024-05`, `2024-Q2` or `2024`. */
  readonly id: string;
  /** Places of the days at whose closes it begins and ends. */
  readonly from: number;
  readonly to: number;
  /** Time-weighted. */
  readonly total: Result<number>;
  /** Null if no benchmark is chosen. */
  readonly benchmark: Result<number> | null;
  readonly gain: Result<number>;
  /** Deposits less withdrawals. Amounts are in minor units: those of all periods add up to those of the bridge. */
  readonly flows: Result<number>;
  readonly closing: Result<number>;
}

/**
 * The periods of a window, in the order of time. Their returns link to that of the window. A month, quarter or year without
 * a day of its own has a reason instead: what changed in it is in the next.
 */
export const periodRows = (
  history: DailyHistory,
  length: PeriodLength,
  timing: FlowTiming,
  benchmark: BenchmarkLevels | null,
): readonly PeriodRow[] => {
  const places = currencyPlaces(history.currency) ?? 2;
  const inflows = roundedSums(history.inflows, places);
  const outflows = roundedSums(history.outflows, places);
  const found = calendarPeriods(history.days, length);
  const periods = length === 'day' || length === 'week' ? found : withEmptyPeriods(found);
  return periods.map((period) =>
    rowOf(history, { places, inflows, outflows }, period, messages.noValuesIn(length), timing, benchmark),
  );
};

/** What flowed since the window opened, by day, rounded: so that what flowed in periods adds up to what flowed in the window. */
interface RoundedFlows {
  readonly places: number;
  readonly inflows: Float64Array;
  readonly outflows: Float64Array;
}

function roundedSums(column: Float64Array, places: number): Float64Array {
  let sum = 0;
  return column.map((amount, at) => {
    if (at > 0) sum += amount;
    return roundUnits(sum, places);
  });
}

function rowOf(
  history: DailyHistory,
  { places, inflows, outflows }: RoundedFlows,
  { id, from, to }: CalendarPeriod,
  reason: string,
  timing: FlowTiming,
  benchmark: BenchmarkLevels | null,
): PeriodRow {
  if (from === to) {
    const none = { ok: false, reason } as const;
    return {
      id,
      from,
      to,
      total: none,
      benchmark: benchmark && none,
      gain: none,
      flows: { ok: true, value: 0 },
      closing: none,
    };
  }
  const part = partOfHistory(history, from, to);
  const total = timeWeightedReturn(part, timing);
  const period = valuePeriodOf(part);
  const between = (sums: Float64Array): number => (sums[to] as number) - (sums[from] as number);
  const flows = between(inflows) - between(outflows);
  const amount = (unitsOf: (value: ValuePeriod) => number): Result<number> =>
    period.ok ? { ok: true, value: unitsOf(period.value) / 10 ** places } : period;
  return {
    id,
    from,
    to,
    total: total.ok ? { ok: true, value: total.value.total } : total,
    benchmark:
      benchmark && benchmarkReturn(benchmark, history.days[from] as number, history.days[to] as number),
    gain: amount((value) => roundUnits(value.closing, places) - roundUnits(value.opening, places) - flows),
    flows: amount(() => flows),
    closing: amount((value) => roundUnits(value.closing, places)),
  };
}
