import { median } from '@finance-analyst/finance-math';
import { percent, reason, type Reason } from '@finance-analyst/foundation';
import type { FiscalPeriod } from '@finance-analyst/market';
import type { Assumption, AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf, spanOf } from '../default-assumptions/statementHistory.js';
import { sectorFiguresDate } from '../sector-figures/sectorFigures.js';
import { sectorOf } from '../sector-figures/sectorOf.js';
import { adjustedIncomeOf } from './adjustedIncomeOf.js';
import type { OpenQuestion } from './CompanyDefaults.js';
import type { DefaultBasis } from './DefaultBasis.js';
import { straightTo } from './straightTo.js';

const longestCycle = 10;

/** A margin before amortization of acquired intangibles and one-off items, with the figures behind it. */
export interface FiledMargin {
  /** A fraction of revenue. */
  readonly value: number;
  readonly label: string;
  readonly oneOffs: number;
  readonly sources: readonly AssumptionSource[];
}

/** The margin of a period; null without revenue above 0 or operating income. `year` as in `adjustedIncomeOf`. */
export function marginOf(period: FiscalPeriod, year?: FiscalPeriod): FiledMargin | null {
  const revenue = sourceOf(period, 'revenue');
  const income = adjustedIncomeOf(period, year);
  if (!revenue || revenue.figure.value <= 0 || !income) return null;
  return {
    value: income.value / revenue.figure.value,
    label: period.label,
    oneOffs: income.oneOffs,
    sources: [...income.sources, revenue],
  };
}

/** The margins of up to ten fiscal years since the last operating loss, oldest first. */
export function profitableMargins(years: readonly FiscalPeriod[]): readonly FiledMargin[] {
  const margins = years.slice(-longestCycle).flatMap((year) => marginOf(year) ?? []);
  return margins.slice(margins.findLastIndex(({ value }) => value < 0) + 1);
}

/** Where the margin starts, and where it goes; no target for a company that makes a loss. */
export interface MarginPath {
  readonly start: FiledMargin;
  readonly target: number | null;
  readonly reason: Assumption['reason'];
  readonly sources: readonly AssumptionSource[];
}

/** From the trailing margin to the median of the profitable years: through the cycle, not at its top or bottom. */
export function marginPath({ base, years }: DefaultBasis): MarginPath | null {
  const start = marginOf(base, years.at(-1));
  if (!start) return null;
  const margins = profitableMargins(years);
  const middle = median(margins.map(({ value }) => value));
  const target = start.value <= 0 ? null : middle.ok ? middle.value : start.value;
  const before = start.oneOffs > 0 ? ' before one-off items' : '';
  const from = reason`${percent(start.value)} in ${start.label}${before}`;
  const isOwnMedian = target !== null && middle.ok;
  return {
    start,
    target,
    reason: isOwnMedian
      ? reason`${from}, to the ${margins.length}-yr median of ${percent(middle.value)}; ${spanOf(margins.map(({ label }) => label))}`
      : from,
    sources: [...start.sources, ...(isOwnMedian ? margins.flatMap(({ sources }) => sources) : [])],
  };
}

/** The margin in a straight line to `target` in the final year; without a target, no year's margin is decided. */
export const companyMargin = (path: MarginPath, target: number | null, years: number): Assumption => ({
  input: 'operating_margin',
  value:
    target === null ? Array.from({ length: years }, () => null) : straightTo(path.start.value, target, years),
  reason:
    target === null
      ? reason`${path.reason}; a loss does not continue into the terminal value`
      : target === path.target
        ? path.reason
        : reason`${percent(path.start.value)} in ${path.start.label}, to the entered mature margin of ${percent(target)}`,
  sources: target === path.target ? path.sources : path.start.sources,
  external: null,
});

/** What has to be asked of a company that makes a loss: its margin when it is mature, and what bounds it. */
export function matureMarginQuestion(path: MarginPath, { base, fundamentals }: DefaultBasis): OpenQuestion {
  const grossProfit = base.figures.grossProfit;
  const revenue = base.figures.revenue;
  const bound =
    grossProfit && grossProfit.value > 0 && revenue && revenue.value >= grossProfit.value
      ? grossProfit.value / revenue.value
      : null;
  const loss = reason`${fundamentals.name} had an operating margin of ${percent(path.start.value)} in ${path.start.label}, and a loss does not continue into the terminal value. Enter the margin you expect at maturity`;
  return {
    input: 'operating_margin',
    isNeeded: true,
    text: reason`${loss}${bound === null ? '' : reason`; its gross margin of ${percent(bound)} is the upper bound`}.${sectorMargin(fundamentals)}`,
  };
}

/** The aggregate margin of the sector, as a last sentence; empty if it makes a loss or there is no sector. */
function sectorMargin(fundamentals: DefaultBasis['fundamentals']): Reason {
  const sector = sectorOf(fundamentals);
  return sector && sector.operatingMargin > 0
    ? reason` The operating margin of US companies in ${sector.name} is ${percent(sector.operatingMargin, 0)} in aggregate (Damodaran, ${sectorFiguresDate}).`
    : '';
}
