import type { Result } from '@finance-analyst/foundation';
import { messages } from './messages.js';

type Part = 'day' | 'month' | 'year';

const refuse = (reason: string): Result<string> => ({ ok: false, reason });

/**
 * The ISO date that a person means: `2024-05-31`, `20240531`, the numbers of a date in the order of the locale, or a date with
 * the month in letters, of the locale or in English.
 */
export function readDay(text: string, locale: string): Result<string> {
  const plain = text.trim();
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:T.*)?$/u.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/u.exec(plain) ??
    [];
  if (year !== undefined) return dayOf(plain, Number(year), Number(month), Number(day));
  const numbers = /^(\d{1,4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,4})\.?$/u.exec(plain);
  if (numbers) {
    const order = orderIn(locale);
    const at = (part: Part): number => Number(numbers[order.indexOf(part) + 1]);
    const isShort = (numbers[order.indexOf('year') + 1] ?? '').length <= 2;
    return dayOf(plain, isShort ? fullYear(at('year')) : at('year'), at('month'), at('day'));
  }
  const words = plain.split(/[\s,.\-/]+/u).filter((word) => word !== '');
  const letters = words.find((word) => /\p{L}/u.test(word));
  const digits = words
    .filter((word) => /^\d+(?:st|nd|rd|th)?$/u.test(word))
    .map((word) => word.replace(/\D/gu, ''));
  const named = letters === undefined ? 0 : monthOf(letters, locale);
  const [first, second] = digits;
  if (named === 0 || first === undefined || second === undefined) return refuse(messages.enterDay);
  return first.length === 4
    ? dayOf(plain, Number(first), named, Number(second))
    : dayOf(plain, second.length <= 2 ? fullYear(Number(second)) : Number(second), named, Number(first));
}

function dayOf(text: string, year: number, month: number, day: number): Result<string> {
  const iso = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // The thirty-first of February is read as a day of March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso)
    return refuse(messages.noDay(text));
  return { ok: true, value: iso };
}

/** Two digits mean a year from 1970 to 2069. */
const fullYear = (year: number): number => (year < 70 ? 2000 + year : 1900 + year);

function orderIn(locale: string): readonly Part[] {
  const parts = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return parts
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}

/** 1 to 12; 0 if the letters begin the name of no month, or of several. */
function monthOf(letters: string, locale: string): number {
  const sought = letters.toLowerCase();
  for (const language of [locale, 'en']) {
    const found = Array.from({ length: 12 }, (_, at) => at + 1).filter((month) =>
      (['long', 'short'] as const).some((length) =>
        new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' })
          .format(Date.UTC(2024, month - 1, 15))
          .toLowerCase()
          .startsWith(sought),
      ),
    );
    if (found.length === 1 && sought.length >= 3) return found[0] ?? 0;
  }
  return 0;
}
