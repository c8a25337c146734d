import type { FigureFormatting } from '../format/FigureFormatProvider.js';
import { scalePowers } from '../format/figureScale.js';
import type { ParseFormat, ParseResult } from '../format/parseFigure.js';
import { readCalculation } from './readCalculation.js';

/** Removes float errors from scaling by powers of ten. */
const exact = (value: number): number => Number(value.toPrecision(15));

/** An entry that begins with `=` is calculated. */
export const isCalculation = (text: string): boolean => text.trimStart().startsWith('=');

/**
 * The value of `=12.5*1.1` in a field. Numbers are in the unit of the field, as when typed
 * alone: percent for a rate, the scale for an amount. A rate that is a ratio of numbers and percentages is
 * refused, since it is ambiguous.
 */
export function calculatedEntry(
  text: string,
  { kind, scale = 'units' }: Omit<ParseFormat, 'locale'>,
  { locale, format }: FigureFormatting,
): ParseResult {
  const result = readCalculation(text.trimStart().slice(1), locale);
  if (!result.ok) return result;
  const { value } = result;
  if (kind === 'amount' || kind === 'count')
    return { ok: true, value: exact(value * 10 ** scalePowers[scale]) };
  if (kind !== 'rate' || result.kind === 'percentage') return { ok: true, value };
  const ofPercent = exact(value / 100);
  if (result.kind === 'number') return { ok: true, value: ofPercent };
  const written = (rate: number): string => format(rate, { kind: 'rate', precision: 2 });
  return {
    ok: false,
    reason: `This could mean ${written(value)} or ${written(ofPercent)}. Multiply by 100% or by 1% to choose.`,
  };
}
