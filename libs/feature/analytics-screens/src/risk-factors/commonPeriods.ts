import type { FactorSeries } from './FactorSeries.js';

/** Periods in which both holdings and factors have a return. */
export interface CommonPeriods {
  /** By period, the places of the days at whose close it begins and ends. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** By factor, its return in each period. */
  readonly factors: readonly Float64Array[];
  /** Of the riskless investment in each period; null if there is only a rate. */
  readonly riskFree: Float64Array | null;
  readonly periodsPerYear: number;
}

/** A close counts for a date up to so many days later, such as that of a Friday for the end of its month. */
const mostDaysOld = 7;

/**
 * Periods from one date of the factors to the next, at the closes of the last days on or before them. Dates without a day between them
 * are one period, whose returns compound. No period ends at a gap.
 */
export function commonPeriods(days: ArrayLike<number>, series: FactorSeries): CommonPeriods {
  const { riskFree } = series;
  const columns = [
    ...series.factors.map(({ returns }) => returns),
    ...(riskFree.kind === 'returns' ? [riskFree.returns] : []),
  ];
  const found: { readonly from: number; readonly to: number; readonly returns: readonly number[] }[] = [];
  const gaps = new Set(series.gaps);
  let place = -1;
  let begins: { readonly at: number; readonly growth: number[] } | null = null;
  for (const [date, day] of series.days.entries()) {
    while (place + 1 < days.length && (days[place + 1] as number) <= day) place += 1;
    const isCovered = place >= 0 && day - (days[place] as number) <= mostDaysOld;
    if (!isCovered) {
      begins = null;
      continue;
    }
    if (begins && !gaps.has(day)) {
      const { at, growth }: { readonly at: number; readonly growth: number[] } = begins;
      columns.forEach((returns, column) => {
        growth[column] = (growth[column] as number) * (1 + (returns[date] as number));
      });
      if (at === place) continue;
      found.push({ from: at, to: place, returns: growth.map((each) => each - 1) });
    }
    begins = { at: place, growth: columns.map(() => 1) };
  }
  const columnOf = (column: number): Float64Array =>
    Float64Array.from(found, ({ returns }) => returns[column] as number);
  return {
    from: found.map(({ from }) => from),
    to: found.map(({ to }) => to),
    factors: series.factors.map((_, factor) => columnOf(factor)),
    riskFree: riskFree.kind === 'returns' ? columnOf(series.factors.length) : null,
    periodsPerYear: periodsPerYearOf(
      found.map(({ from, to }) => (days[to] as number) - (days[from] as number)),
    ),
  };
}

/** By the usual length of a period in days. */
function periodsPerYearOf(lengths: readonly number[]): number {
  const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 1;
  if (usual < 5) return 252;
  if (usual < 12) return 52;
  return usual < 60 ? 12 : usual < 200 ? 4 : 1;
}
