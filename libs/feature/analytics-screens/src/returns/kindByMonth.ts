import type { Result } from '@finance-analyst/foundation';
import {
  calendarPeriods,
  contributionToReturn,
  type DailyHistory,
  type FlowTiming,
  type GainKind,
  gainsByKind,
} from '@finance-analyst/portfolio';

/** What a kind of gain was in a month, and what it added to the time-weighted return of the window. */
export interface KindOfMonth {
  /** `2024-05`. */
  readonly id: string;
  /** Costs are below 0. */
  readonly amount: number;
  /** A fraction. */
  readonly added: number;
}

/** A kind of gain by month; what months added is linked, so that it adds up to what the kind added. */
export function kindByMonth(
  history: DailyHistory,
  kind: GainKind,
  timing: FlowTiming,
): Result<readonly KindOfMonth[]> {
  const kinds = gainsByKind(history);
  const months = calendarPeriods(history.days, 'month');
  const others = kinds.filter((each) => each.kind !== kind);
  const segments = kinds
    .filter((each) => each.kind === kind)
    .flatMap((segment) =>
      months.map(({ from, to }) => {
        const gains = new Float64Array(segment.gains.length);
        gains.set(segment.gains.subarray(from + 1, to + 1), from + 1);
        return { ...segment, gains };
      }),
    );
  const linked = contributionToReturn(history, [...segments, ...others], timing);
  if (!linked.ok) return linked;
  return {
    ok: true,
    value: months.map(({ id }, at) => ({
      id,
      amount: segments[at]?.gains.reduce((sum, each) => sum + each, 0) ?? 0,
      added: linked.value.contributions[at] ?? 0,
    })),
  };
}
