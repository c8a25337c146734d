import type { FiledFact } from './FiledFact.js';
import { fiscalYearNames } from './fiscalYearNames.js';
import type { FiscalQuarter, FiscalYear } from './FiscalYear.js';
import { addDays, daysInclusive } from './isoDay.js';
import { spanCounts, type CountedSpan } from './spanCounts.js';

interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** 52 weeks are 364 days, 53 are 371. */
const yearDays: DayRange = { from: 350, to: 380 };
const quarterDays: DayRange = { from: 70, to: 125 };
/** Three, six and nine months; wide enough for quarters of 12 and of 16 weeks. */
const yearToDateDays: readonly DayRange[] = [quarterDays, { from: 150, to: 215 }, { from: 235, to: 305 }];
const nearDays = 4;

/**
 * The fiscal years that filed spans show, oldest first, the one under way last. Only lengths in days count: what
 * a filing says of its own year and quarter describes the filing, not the fact.
 */
export function fiscalCalendar(facts: readonly FiledFact[]): readonly FiscalYear[] {
  const spans = spanCounts(facts);
  const completed = yearSpans(spans);
  const names = fiscalYearNames(completed, facts);
  const years = completed.map(({ start, end }, index) => {
    const quarters = quartersOf(start, spans.filter(isWithin(start, end)));
    const third = quarters[2];
    const fourth = third ? { start: addDays(third.end, 1), end } : null;
    return { fiscalYear: names[index] ?? 0, start, end, quarters: [...quarters, fourth] };
  });

  const last = years.at(-1);
  if (!last) return [];
  const start = startAfter(last.end, spans);
  const quarters = quartersOf(start, spans.filter(isWithin(start, null)));
  if (quarters.every((quarter) => quarter === null)) return years;
  return [...years, { fiscalYear: last.fiscalYear + 1, start, end: null, quarters: [...quarters, null] }];
}

/** Year-long spans of annual reports that do not overlap; the span that more facts speak of wins. */
function yearSpans(spans: readonly CountedSpan[]): readonly CountedSpan[] {
  const chosen: CountedSpan[] = [];
  const candidates = spans
    .filter(({ days, annualFacts }) => annualFacts > 0 && isIn(yearDays, days))
    .sort((a, b) => b.annualFacts - a.annualFacts);
  for (const candidate of candidates)
    if (chosen.every((year) => overlapDays(year, candidate) <= nearDays)) chosen.push(candidate);
  return chosen.sort((a, b) => a.endDay - b.endDay);
}

/** The first three quarters of the year that starts on `yearStart`, from the spans that lie in it. */
function quartersOf(yearStart: string, spans: readonly CountedSpan[]): readonly (FiscalQuarter | null)[] {
  const toDate = spans.filter(({ start }) => isNear(start, yearStart));
  const discrete = spans.filter(({ days }) => isIn(quarterDays, days));
  const quarters: (FiscalQuarter | null)[] = [];
  for (const range of yearToDateDays) {
    const end =
      mostFacts(toDate.filter(({ days }) => isIn(range, days)))?.end ??
      mostFacts(discrete.filter((span) => isIn(range, daysInclusive(yearStart, span.end))))?.end;
    quarters.push(
      end === undefined ? null : { start: quarterStart(yearStart, quarters, discrete, end), end },
    );
  }
  return quarters;
}

function quarterStart(
  yearStart: string,
  before: readonly (FiscalQuarter | null)[],
  discrete: readonly CountedSpan[],
  end: string,
): string | null {
  if (before.length === 0) return yearStart;
  const previous = before.at(-1);
  if (previous) return addDays(previous.end, 1);
  return mostFacts(discrete.filter((span) => span.end === end))?.start ?? null;
}

/** The first day after a fiscal year, or after a transition report's span that follows it. */
function startAfter(end: string, spans: readonly CountedSpan[]): string {
  const start = addDays(end, 1);
  const transitionEnd = spans
    .filter((span) => span.inTransitionReport && isNear(span.start, start) && span.days < yearDays.from)
    .map((span) => span.end)
    .sort()
    .at(-1);
  return transitionEnd === undefined ? start : addDays(transitionEnd, 1);
}

/** Spans that start and end in a year; the year's own length is not one of its quarters' lengths. */
function isWithin(start: string, end: string | null): (span: CountedSpan) => boolean {
  const earliest = addDays(start, -nearDays);
  return (span) => span.start >= earliest && (end === null || span.end < end);
}

function mostFacts(spans: readonly CountedSpan[]): CountedSpan | undefined {
  return spans.reduce<CountedSpan | undefined>(
    (most, span) => (most && most.facts >= span.facts ? most : span),
    undefined,
  );
}

function isIn({ from, to }: DayRange, days: number): boolean {
  return days >= from && days <= to;
}

function isNear(a: string, b: string): boolean {
  return Math.abs(daysInclusive(a, b) - 1) <= nearDays;
}

function overlapDays(a: CountedSpan, b: CountedSpan): number {
  return Math.min(a.endDay, b.endDay) - Math.max(a.startDay, b.startDay) + 1;
}
