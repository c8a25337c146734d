import { dayNumber } from '@finance-analyst/portfolio';

export const dateLayouts = [
  'yyyymmdd',
  'yyyymm',
  'yyyy-mm-dd',
  'yyyy-mm',
  'day-first',
  'month-first',
] as const;

/** How the dates of a file are written. */
export type DateLayout = (typeof dateLayouts)[number];

const patterns: Readonly<Record<DateLayout, RegExp>> = {
  yyyymmdd: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/u,
  yyyymm: /^(?<year>\d{4})(?<month>\d{2})$/u,
  'yyyy-mm-dd': /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/u,
  'yyyy-mm': /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/u,
  'day-first': /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/u,
  'month-first': /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4})$/u,
};

/** Days since 1970-01-01 of a date, of a month that of its last day; null if it is not written so or does not exist. */
export function readFactorDate(text: string, layout: DateLayout): number | null {
  const { year = '', month = '', day } = patterns[layout].exec(text)?.groups ?? {};
  const pad = (each: string): string => each.padStart(2, '0');
  if (year === '') return null;
  if (day !== undefined) return dayNumber(`${year}-${pad(month)}-${pad(day)}`);
  const isDecember = Number(month) === 12;
  if (!(Number(month) >= 1 && Number(month) <= 12)) return null;
  const next = dayNumber(
    `${isDecember ? String(Number(year) + 1) : year}-${isDecember ? '01' : pad(String(Number(month) + 1))}-01`,
  );
  return next === null ? null : next - 1;
}

/** The layout that reads most of the texts; where days and months cannot be told apart, dots mean the day first and slashes the month. */
export function detectDateLayout(texts: readonly string[]): DateLayout | null {
  const hasDots = texts.some((text) => text.includes('.'));
  const order = hasDots ? dateLayouts : [...dateLayouts.slice(0, 4), 'month-first', 'day-first'];
  let [best, most]: [DateLayout | null, number] = [null, 0];
  for (const layout of order as readonly DateLayout[]) {
    const count = texts.filter((text) => readFactorDate(text, layout) !== null).length;
    if (count > most) [best, most] = [layout, count];
  }
  return best;
}
