import type { Result } from '@finance-analyst/foundation';
import { messages } from './messages.js';

/** The order of the numbers in a locale's dates. Where the year is first, `3/4/2024` could be two days. */
export type DayOrder = 'day-first' | 'month-first' | 'year-first';

const englishLocales = ['en-US', 'en-GB'] as const;
/** Two digits of a year up to this one are of this century, as in Excel. */
const lastShortYear = 29;
/** What may separate the parts of a date, apart from the words of its locale. */
const separators = /^[\s.,/'’\-‐‑‒–—−]*$/u;
const yearMonthDay = new Set(['年', '月', '日', '년', '월', '일']);
const shortestPrefix = 3;

const partsIn = (locale: string, month: 'numeric' | 'short' | 'long', monthIndex = 0) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).formatToParts(
    Date.UTC(2024, monthIndex, 14),
  );

/** The order in which a locale writes day and month as numbers. */
export function dayOrderOf(locale: string): DayOrder {
  const order = partsIn(locale, 'numeric').map(({ type }) => type);
  const [year, month, day] = (['year', 'month', 'day'] as const).map((part) => order.indexOf(part));
  if ((year ?? 0) < (day ?? 0)) return 'year-first';
  return (day ?? 0) < (month ?? 0) ? 'day-first' : 'month-first';
}

const isoOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  return month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
};

const found = (day: string | null): Result<string> =>
  day === null ? { ok: false, reason: messages.noSuchDay } : { ok: true, value: day };

/**
 * The ISO date that a person or a spreadsheet means: `2024-03-14`, `14.03.2024`, `14-Mar-24`, `Mar 14, 2024`, and
 * `3/14/2024` in the order of the locale. One that could be two days is refused, with how to write it.
 */
export function readDay(text: string, locale: string): Result<string> {
  const written = text
    .normalize('NFKC')
    .replace(/[\u200e\u200f]/gu, '')
    .trim();
  const tokens = written.match(/\p{L}+|\d+/gu) ?? [];
  const numbers = tokens.filter((token) => /^\d/u.test(token));
  const words = tokens.filter((token) => !/^\d/u.test(token)).map((word) => word.toLocaleLowerCase(locale));
  const between = written.replace(/\p{L}+|\d+/gu, '');
  if (!separators.test(between)) return { ok: false, reason: messages.dayNeeded };
  const filler = fillersOf(locale);
  const months = words.flatMap((word) => monthOf(word, locale) ?? []);
  const isFilled = words.every((word) => filler.has(word) || monthOf(word, locale) !== null);
  if (!isFilled || months.length > 1) return { ok: false, reason: messages.dayNeeded };
  const [month] = months;
  if (month !== undefined) return withMonth(numbers, month);
  return numbers.length === 3
    ? fromNumbers(written, numbers, between, locale)
    : { ok: false, reason: messages.dayNeeded };
}

const isYear = (digits: string): boolean => digits.length === 4;
const isShort = (digits: string): boolean => digits.length <= 2;

/** Day and year beside a named month: the four digits are the year; of two short numbers the first is the day. */
function withMonth(numbers: readonly string[], month: number): Result<string> {
  const [first = '', second = ''] = numbers;
  if (numbers.length !== 2) return { ok: false, reason: messages.dayNeeded };
  if (isYear(first) && isShort(second)) return found(isoOf(Number(first), month, Number(second)));
  if (!isShort(first)) return { ok: false, reason: messages.dayNeeded };
  if (isYear(second)) return found(isoOf(Number(second), month, Number(first)));
  return second.length === 2
    ? found(isoOf(Number(second) + (Number(second) <= lastShortYear ? 2000 : 1900), month, Number(first)))
    : { ok: false, reason: messages.dayNeeded };
}

function fromNumbers(
  written: string,
  [first = '', second = '', third = '']: readonly string[],
  between: string,
  locale: string,
): Result<string> {
  if (isYear(first) && isShort(second) && isShort(third))
    return found(isoOf(Number(first), Number(second), Number(third)));
  if (!isShort(first) || !isShort(second)) return { ok: false, reason: messages.dayNeeded };
  if (isShort(third)) return { ok: false, reason: messages.yearInFull(written) };
  if (!isYear(third)) return { ok: false, reason: messages.dayNeeded };
  const [a, b, year] = [Number(first), Number(second), Number(third)];
  const dayFirst = isoOf(year, b, a);
  const monthFirst = isoOf(year, a, b);
  if (dayFirst === monthFirst) return found(dayFirst);
  // Dots mostly put the day first, so in a locale that puts the month first they could mean either day.
  const usual = dayOrderOf(locale);
  const isDotted = /^\s*\.\s*\.\s*\.?$/u.test(between);
  const order = isDotted && usual === 'month-first' ? 'year-first' : usual;
  const meant = order === 'day-first' ? dayFirst : monthFirst;
  const other = order === 'day-first' ? monthFirst : dayFirst;
  if (order !== 'year-first')
    return meant === null && other !== null
      ? { ok: false, reason: messages.otherOrder(written, order, other) }
      : found(meant);
  if (dayFirst !== null && monthFirst !== null)
    return { ok: false, reason: messages.twoDays(written, dayFirst, monthFirst) };
  return found(dayFirst ?? monthFirst);
}

/** Words in a locale’s dates beside the names of months: “14 de mar. de 2024”. */
const fillersOf = (locale: string): ReadonlySet<string> =>
  new Set([
    ...yearMonthDay,
    ...partsIn(locale, 'short')
      .filter(({ type }) => type === 'literal')
      .flatMap(({ value }) => value.match(/\p{L}+/gu) ?? []),
  ]);

const monthNames = new Map<string, readonly string[]>();

function namesOf(locale: string, style: 'short' | 'long'): readonly string[] {
  const key = `${locale}|${style}`;
  const known = monthNames.get(key);
  if (known) return known;
  const names = Array.from({ length: 12 }, (_, index) =>
    (partsIn(locale, style, index).find(({ type }) => type === 'month')?.value ?? '')
      .normalize('NFKC')
      .replace(/\.$/u, '')
      .toLocaleLowerCase(locale),
  );
  monthNames.set(key, names);
  return names;
}

/** The month that a word names in a locale or in English, in full or short; null if it names none or two. */
function monthOf(word: string, locale: string): number | null {
  const locales = [locale, ...englishLocales];
  for (const each of locales)
    for (const style of ['short', 'long'] as const) {
      const index = namesOf(each, style).indexOf(word);
      if (index >= 0) return index + 1;
    }
  if (word.length < shortestPrefix) return null;
  for (const each of locales) {
    const begun = namesOf(each, 'long').flatMap((name, index) => (name.startsWith(word) ? [index + 1] : []));
    if (begun.length === 1) return begun[0] ?? null;
  }
  return null;
}
