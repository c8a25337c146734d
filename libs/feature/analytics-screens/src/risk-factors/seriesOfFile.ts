import { type FactorFile, isRiskFree } from './FactorFile.js';
import type { FactorSeries } from './FactorSeries.js';

/** The chosen series of a file as factors; its riskless return is subtracted rather than a factor. */
export function seriesOfFile(
  { days, gaps, series, unit }: FactorFile,
  leftOut: ReadonlySet<string>,
  window: { readonly opens: number; readonly closes: number },
): FactorSeries {
  const scale = unit === 'percent' ? 100 : 1;
  // A date before the window is where its first period begins.
  const from = Math.max(days.findIndex((day) => day >= window.opens) - 1, 0);
  const after = days.findIndex((day) => day > window.closes + 7);
  const to = after < 0 ? days.length : after;
  const cut = (values: readonly number[]): readonly number[] =>
    values.slice(from, to).map((value) => value / scale);
  const riskFree = series.find(isRiskFree);
  return {
    days: days.slice(from, to),
    gaps,
    factors: series
      .filter((each) => !isRiskFree(each) && !leftOut.has(each.name))
      .map(({ name, values }) => ({ name, returns: cut(values) })),
    riskFree: riskFree
      ? { kind: 'returns', returns: cut(riskFree.values) }
      : { kind: 'returns', returns: new Array<number>(to - from).fill(0) },
  };
}
