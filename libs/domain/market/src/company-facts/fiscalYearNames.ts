import { byFiling, type FiledFact } from './FiledFact.js';
import { addDays, daysInclusive } from './isoDay.js';
import { isAnnualForm, type CountedSpan } from './spanCounts.js';

/**
 * The number of each fiscal year, given oldest first. A filer's own number for the year that its annual report is
 * about wins; neighbors without one count on from it; else it is the calendar year of the end, where an end in
 * the first days of January belongs to the year before.
 */
export function fiscalYearNames(
  years: readonly CountedSpan[],
  facts: Iterable<FiledFact>,
): readonly number[] {
  const own = ownNames(years, facts);
  const names = years.map(({ end }) => own.get(end) ?? null);
  for (let index = 1; index < years.length; index += 1)
    if (names[index] === null && adjoin(years[index - 1], years[index]))
      names[index] = next(names[index - 1], 1);
  for (let index = years.length - 2; index >= 0; index -= 1)
    if (names[index] === null && adjoin(years[index], years[index + 1]))
      names[index] = next(names[index + 1], -1);

  const byCalendar = years.map(({ end }) => Number(addDays(end, -7).slice(0, 4)));
  const resolved = names.map((name, index) => name ?? byCalendar[index] ?? 0);
  const rises = resolved.every((name, index) => index === 0 || name > (resolved[index - 1] ?? 0));
  return rises ? resolved : byCalendar;
}

function ownNames(years: readonly CountedSpan[], facts: Iterable<FiledFact>): ReadonlyMap<string, number> {
  const ends = new Set(years.map(({ end }) => end));
  const reports = new Map<string, FiledFact>();
  for (const fact of facts) {
    if (fact.start === null || !isAnnualForm(fact.source.form) || !ends.has(fact.end)) continue;
    const reported = reports.get(fact.source.accession);
    if (!reported || fact.end > reported.end) reports.set(fact.source.accession, fact);
  }
  const names = new Map<string, number>();
  const newestFirst = [...reports.values()].sort((a, b) => byFiling(b, a));
  for (const { end, filingYear } of newestFirst)
    if (filingYear !== null && Math.abs(filingYear - Number(end.slice(0, 4))) <= 1)
      names.set(end, filingYear);
  return names;
}

function adjoin(earlier: CountedSpan | undefined, later: CountedSpan | undefined): boolean {
  return earlier !== undefined && later !== undefined && daysInclusive(earlier.end, later.start) <= 10;
}

function next(name: number | null | undefined, step: number): number | null {
  return name === null || name === undefined ? null : name + step;
}
