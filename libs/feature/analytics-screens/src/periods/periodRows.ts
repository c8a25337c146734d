import type { Result } from '@finance-analyst/foundation';
import {
  type CalendarPeriod,
  calendarPeriods,
  type DailyHistory,
  type FlowTiming,
  gainOf,
  partOfHistory,
  timeWeightedReturn,
  valuePeriodOf,
} from '@finance-analyst/portfolio';
import type { BenchmarkLevels } from '../benchmark/BenchmarkLevels.js';
import { benchmarkReturn } from '../benchmark/benchmarkReturn.js';

/** A month or a year of a window. */
export interface PeriodRow {
  /** `2024-05` or `2024`. */
  readonly id: string;
  readonly year: string;
  /** 1 to 12; null for a year. */
  readonly month: number | null;
  /** Time-weighted. */
  readonly total: Result<number>;
  /** Null if no benchmark is chosen. */
  readonly benchmark: Result<number> | null;
  readonly gain: Result<number>;
  /** Deposits less withdrawals. */
  readonly flows: Result<number>;
  readonly closing: Result<number>;
}

/** The months or years of a window, in the order of time. Their returns link to that of the window. */
export const periodRows = (
  history: DailyHistory,
  length: 'month' | 'year',
  timing: FlowTiming,
  benchmark: BenchmarkLevels | null,
): readonly PeriodRow[] =>
  calendarPeriods(history.days, length).map((period) => rowOf(history, period, timing, benchmark));

function rowOf(
  history: DailyHistory,
  { id, from, to }: CalendarPeriod,
  timing: FlowTiming,
  benchmark: BenchmarkLevels | null,
): PeriodRow {
  const part = partOfHistory(history, from, to);
  const total = timeWeightedReturn(part, timing);
  const period = valuePeriodOf(part);
  const [year = id, month] = id.split('-');
  return {
    id,
    year,
    month: month === undefined ? null : Number(month),
    total: total.ok ? { ok: true, value: total.value.total } : total,
    benchmark:
      benchmark && benchmarkReturn(benchmark, history.days[from] as number, history.days[to] as number),
    gain: period.ok ? { ok: true, value: gainOf(period.value) } : period,
    flows: period.ok
      ? { ok: true, value: period.value.flows.reduce((sum, { amount }) => sum + amount, 0) }
      : period,
    closing: period.ok ? { ok: true, value: period.value.closing } : period,
  };
}
