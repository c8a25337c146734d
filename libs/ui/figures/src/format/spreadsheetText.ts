import type { FigureResult } from '../figure/FigureResult.js';
import type { FigureFormat } from './FigureFormat.js';
import { isoDay } from './isoDay.js';
import { decimalMark } from './numberSyntax.js';
import { shownNumber } from './shownNumber.js';

/**
 * A figure as text that a spreadsheet parses as a number: all its digits, the locale's decimal separator, a plain
 * minus, no grouping, and no unit but the percent sign: `-1234.5678`, `11.2345%`; a date as `2026-11-20`. Empty for a missing figure.
 */
export function spreadsheetText(
  figure: FigureResult,
  { kind, scale, locale }: Pick<FigureFormat, 'kind' | 'scale'> & { readonly locale: string },
): string {
  if (!figure.ok) return '';
  if (kind === 'date' || typeof figure.value === 'string') return isoDay(figure.value);
  const digits = String(shownNumber(figure.value, kind, scale)).replace('.', decimalMark(locale));
  return kind === 'rate' ? `${digits}%` : digits;
}
