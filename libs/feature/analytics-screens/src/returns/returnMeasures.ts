import type { Result } from '@finance-analyst/foundation';
import {
  annualizedReturn,
  contributionToReturn,
  type FlowTiming,
  type DailyHistory,
  type GainKind,
  gainsByKind,
  modifiedDietz,
  type MoneyWeightedResult,
  moneyWeightedReturn,
  simpleReturn,
  timeWeightedReturn,
  type ValuePeriod,
  valuePeriodOf,
} from '@finance-analyst/portfolio';

/** A return over a window, as fractions. */
export interface MeasuredReturn {
  readonly total: number;
  /** Null for less than a year. */
  readonly annual: number | null;
}

/** The returns of a window by each measure, with what they were computed from. */
export interface ReturnMeasures {
  readonly period: Result<ValuePeriod>;
  readonly timeWeighted: Result<
    MeasuredReturn & {
      /** Days on which the value of the day before was carried, as that of the day is not known. */
      readonly carriedDays: number;
      /** From the first day to each. */
      readonly cumulative: Float64Array;
    }
  >;
  readonly moneyWeighted: MoneyWeightedResult;
  readonly dietz: Result<MeasuredReturn & { readonly averageCapital: number }>;
  readonly simple: Result<MeasuredReturn & { readonly invested: number }>;
  /** What each kind of gain added to the time-weighted return. */
  readonly kinds: Result<readonly { readonly kind: GainKind; readonly added: number }[]>;
}

/** Measures a window of a history. */
export function returnMeasures(history: DailyHistory, timing: FlowTiming): ReturnMeasures {
  const { days } = history;
  const length = (days.at(-1) ?? 0) - (days[0] ?? 0);
  const annual = (total: number): number | null => annualizedReturn(total, length);
  const period = valuePeriodOf(history);
  const weighted = timeWeightedReturn(history, timing);
  const dietz = period.ok ? modifiedDietz(period.value) : period;
  const simple = period.ok ? simpleReturn(period.value) : period;
  return {
    period,
    timeWeighted: weighted.ok
      ? { ok: true, value: { ...weighted.value, annual: annual(weighted.value.total) } }
      : weighted,
    moneyWeighted: period.ok ? moneyWeightedReturn(period.value) : period,
    dietz: dietz.ok ? { ok: true, value: { ...dietz.value, annual: annual(dietz.value.total) } } : dietz,
    simple: simple.ok ? { ok: true, value: { ...simple.value, annual: annual(simple.value.total) } } : simple,
    kinds: kindsOf(history, timing),
  };
}

function kindsOf(history: DailyHistory, timing: FlowTiming): ReturnMeasures['kinds'] {
  const kinds = gainsByKind(history);
  const linked = contributionToReturn(history, kinds, timing);
  if (!linked.ok) return linked;
  return {
    ok: true,
    value: kinds.map(({ kind }, at) => ({ kind, added: linked.value.contributions[at] ?? 0 })),
  };
}
