import type { FiledFact } from './FiledFact.js';
import { dayNumber } from './isoDay.js';

/** A span of days that facts speak of, and how many do. */
export interface CountedSpan {
  readonly start: string;
  readonly end: string;
  /** Days from 1970-01-01 to each, and the length with both included. */
  readonly startDay: number;
  readonly endDay: number;
  readonly days: number;
  /** Facts in filings of any form. */
  readonly facts: number;
  /** Facts in annual reports. */
  readonly annualFacts: number;
  /** Whether a transition report brought it. */
  readonly inTransitionReport: boolean;
}

const annualForm = /^(10-K|20-F|40-F)/;
const transitionForm = /^10-[KQ]T/;

export function isAnnualForm(form: string): boolean {
  return annualForm.test(form);
}

/** Each span that facts speak of, in order of its dates. */
export function spanCounts(facts: Iterable<FiledFact>): readonly CountedSpan[] {
  const counts = new Map<string, Counting>();
  for (const { start, end, source } of facts) {
    if (start === null) continue;
    const key = `${start} ${end}`;
    const counted = counts.get(key) ?? emptySpan(start, end);
    counts.set(key, counted);
    counted.facts += 1;
    if (isAnnualForm(source.form)) counted.annualFacts += 1;
    counted.inTransitionReport ||= transitionForm.test(source.form);
  }
  return [...counts.keys()].sort().flatMap((key) => counts.get(key) ?? []);
}

/** A span while its facts are counted. */
type Counting = { -readonly [Key in keyof CountedSpan]: CountedSpan[Key] };

function emptySpan(start: string, end: string): Counting {
  const startDay = dayNumber(start) ?? 0;
  const endDay = dayNumber(end) ?? 0;
  const days = endDay - startDay + 1;
  return { start, end, startDay, endDay, days, facts: 0, annualFacts: 0, inTransitionReport: false };
}
