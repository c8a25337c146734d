import { shiftedBy } from '../decimal/shiftedBy.js';
import type { DecimalSign } from './FileFormat.js';

const exponent = /^(.*?)[eE]([+-]?\d{1,3})$/;
const shapes = {
  '.': /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d*)?$/,
  ',': /^(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d*)?$/,
} as const;

/**
 * A number as decimal text, every digit as written: `(1.234,50 €)` with a decimal comma → `-1234.50`. Null if the cell is
 * no number in this notation.
 */
export function readAmount(cell: string, decimal: DecimalSign): string | null {
  const trimmed = cell.trim().replaceAll(/[−–]/g, '-');
  const isInParentheses = /^\(.*\)$/.test(trimmed);
  const bare = trimmed
    .replaceAll(/[()]/g, '')
    .replace(/^([+-]?)\s*(?:[A-Z]{3}(?=[\s\d])|[$€£¥])\s*/, '$1')
    .replace(/\s*(?:[A-Z]{3}|[$€£¥])$/, '')
    .replaceAll(/[\s'’]/g, '');
  const [, leading = '', digits = '', trailing = ''] = /^([+-]?)(.*?)([+-]?)$/.exec(bare) ?? [];
  const [, mantissa = digits, power = '0'] = exponent.exec(digits) ?? [];
  if (!/\d/.test(mantissa) || !shapes[decimal].test(mantissa)) return null;
  const plain =
    decimal === '.' ? mantissa.replaceAll(',', '') : mantissa.replaceAll('.', '').replace(',', '.');
  const completed = plain.replace(/^\./, '0.').replace(/\.$/, '');
  const isNegative = isInParentheses || [leading, trailing].includes('-');
  return `${isNegative ? '-' : ''}${shiftedBy(completed, Number(power))}`;
}
