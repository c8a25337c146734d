import { figureResult, type FigureResult } from '../figure/FigureResult.js';
import type { FigureFormat, NumberKind } from './FigureFormat.js';
import { minusSign, missingMark, unitSpace } from './figureMarks.js';
import { scaleSuffixes } from './figureScale.js';
import { formatDate } from './formatDate.js';
import { isoDay } from './isoDay.js';
import { numberFormat } from './numberFormat.js';
import { shownNumber } from './shownNumber.js';

/** Minimum and maximum decimals of a kind by default. */
const usualDecimals: Readonly<Record<NumberKind, readonly [least: number, most: number]>> = {
  amount: [0, 0],
  'per-share': [2, 2],
  rate: [1, 1],
  multiple: [1, 1],
  count: [0, 0],
  number: [0, 3],
};

/**
 * A figure as text: `1,083`, `−8.4%`, `11.7×`, `137.01 USD`, `17,592 m USD`, `20 Nov 2026`, or a dash when it is
 * missing. The minus is U+2212, the space before a unit U+00A0. What rounds to zero has no sign; from 10^15 on the
 * power of ten is written, as in `1.234E18`.
 */
export function formatFigure(
  figure: FigureResult | number,
  format: FigureFormat & {
    readonly locale: string;
    /** IANA name of the time zone for moments, or a function that returns it; UTC by default. */
    readonly timeZone?: string | (() => string);
  },
): string {
  const result = figureResult(figure);
  if (!result.ok) return missingMark;
  if (format.kind === 'date' || typeof result.value === 'string')
    return formatDate(isoDay(result.value), {
      locale: format.locale,
      timeZone: typeof format.timeZone === 'function' ? format.timeZone() : format.timeZone,
    });
  return formatNumber(result.value, format.kind, format);
}

function formatNumber(
  value: number,
  kind: NumberKind,
  format: FigureFormat & { readonly locale: string },
): string {
  const { locale, precision, unit = 'shown', sign = 'auto' } = format;
  const [least, most] = precision === undefined ? usualDecimals[kind] : [precision, precision];
  const size = Math.abs(shownNumber(value, kind, format.scale));
  const digits =
    size < 1e15
      ? numberFormat(locale, least, most).format(size)
      : numberFormat(locale, 3, 3, 'scientific').format(size);
  const isZero = !/[1-9]/.test(digits);
  const mark = isZero ? '' : value < 0 ? minusSign : sign === 'always' ? '+' : '';
  return mark + digits + (unit === 'shown' ? unitOf(kind, format) : '');
}

function unitOf(kind: NumberKind, { currency, scale = 'units' }: FigureFormat): string {
  switch (kind) {
    case 'rate':
      return '%';
    case 'multiple':
      return '×';
    case 'number':
      return '';
    case 'per-share':
      return currency ? unitSpace + currency : '';
    case 'amount':
    case 'count': {
      const words = [scaleSuffixes[scale], kind === 'amount' ? currency : ''].filter(Boolean);
      return words.map((word) => unitSpace + String(word)).join('');
    }
  }
}
