import { monthOfName } from './monthOfName.js';

/** A date in a cell: complete, or with day and month in an order that other cells decide. */
export type DateParts =
  | { readonly isOrdered: true; readonly year: number; readonly month: number; readonly day: number }
  | { readonly isOrdered: false; readonly year: number; readonly first: number; readonly second: number };

const time = String.raw`(?:[T;,\s]+.*)?$`;
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})` + time);
const compact = new RegExp(String.raw`^(\d{4})(\d{2})(\d{2})` + time);
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})` + time);
const dayAndName = new RegExp(
  String.raw`^(\d{1,2})\.?[-/.\s]*(\p{L}{3,9})\.?[-/.,\s]*(\d{4}|\d{2})` + time,
  'u',
);
const nameAndDay = new RegExp(String.raw`^(\p{L}{3,9})\.?[-/.\s]*(\d{1,2})[-/.,\s]+(\d{4})` + time, 'u');

/** Two-digit years: 70 to 99 are of the last century. */
const fullYear = (text: string): number =>
  text.length === 4 ? Number(text) : Number(text) + (Number(text) >= 70 ? 1900 : 2000);

/** The parts of a date, whatever time follows it; null if the cell is none. */
export function dateParts(cell: string): DateParts | null {
  const ordered = (year: string, month: number, day: string): DateParts | null =>
    month >= 1 && month <= 12 && Number(day) >= 1 && Number(day) <= 31 && fullYear(year) >= 1900
      ? { isOrdered: true, year: fullYear(year), month, day: Number(day) }
      : null;
  const iso = yearFirst.exec(cell);
  if (iso) return ordered(iso[1] ?? '', Number(iso[3]), iso[4] ?? '');
  const digits = compact.exec(cell);
  if (digits) return ordered(digits[1] ?? '', Number(digits[2]), digits[3] ?? '');
  const numbers = yearLast.exec(cell);
  if (numbers)
    return {
      isOrdered: false,
      year: fullYear(numbers[4] ?? ''),
      first: Number(numbers[1]),
      second: Number(numbers[3]),
    };
  const [, day, name = '', year] = dayAndName.exec(cell) ?? [];
  if (day !== undefined) return ordered(year ?? '', monthOfName(name), day);
  const [, firstName = '', secondDay, lastYear] = nameAndDay.exec(cell) ?? [];
  return secondDay === undefined ? null : ordered(lastYear ?? '', monthOfName(firstName), secondDay);
}
