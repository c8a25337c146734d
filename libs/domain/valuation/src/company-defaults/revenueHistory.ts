import type { CompanyFundamentals, FiscalPeriod } from '@finance-analyst/market';
import type { AssumptionSource } from '../default-assumptions/Assumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { FiledGrowth } from '../default-assumptions/threeYearGrowth.js';
import type { DefaultBasis } from './DefaultBasis.js';

/** Revenue of the trailing twelve months over that of the twelve months before, less 1; null if either is unknown. */
export function trailingGrowth({ fundamentals, base, years }: DefaultBasis): FiledGrowth | null {
  const now = sourceOf(base, 'revenue');
  if (!now) return null;
  const before = isFiscalYear(base, years)
    ? yearBefore(base, years)
    : quartersBefore(base, fundamentals.quarterly);
  const total = before?.reduce((sum, { figure }) => sum + figure.value, 0) ?? 0;
  if (!before || total <= 0) return null;
  return { value: now.figure.value / total - 1, years: 1, sources: [now, ...before] };
}

const isFiscalYear = (base: FiscalPeriod, years: readonly FiscalPeriod[]): boolean =>
  years.at(-1)?.end === base.end;

function yearBefore(base: FiscalPeriod, years: readonly FiscalPeriod[]): readonly AssumptionSource[] | null {
  const before = years.find(({ fiscalYear }) => fiscalYear === base.fiscalYear - 1);
  const source = before && sourceOf(before, 'revenue');
  return source ? [source] : null;
}

/** The four quarters before the last four, each following the one before without a gap. */
function quartersBefore(
  base: FiscalPeriod,
  quarterly: CompanyFundamentals['quarterly'],
): readonly AssumptionSource[] | null {
  const last = quarterly.findIndex(({ end }) => end === base.end);
  const quarters = quarterly.slice(Math.max(last - 7, 0), Math.max(last - 3, 0));
  const spans = quarterly.slice(Math.max(last - 7, 0), last + 1);
  const isWhole = spans.length === 8 && spans.every((span, index) => follows(spans[index - 1], span));
  const sources = quarters.flatMap((quarter) => sourceOf(quarter, 'revenue') ?? []);
  return isWhole && sources.length === 4 ? sources : null;
}

const follows = (before: FiscalPeriod | undefined, span: FiscalPeriod): boolean =>
  before === undefined || Math.abs(Date.parse(span.start) - Date.parse(before.end)) <= 2 * 86_400_000;

/** Growth of each fiscal year over the one before it, where both are known; newest ten, oldest first. */
export function yearlyGrowth(years: readonly FiscalPeriod[]): readonly number[] {
  return years
    .flatMap((year) => {
      const before = years.find(({ fiscalYear }) => fiscalYear === year.fiscalYear - 1)?.figures.revenue;
      const now = year.figures.revenue;
      return now && before && before.value > 0 ? [now.value / before.value - 1] : [];
    })
    .slice(-10);
}
