import type { NumberKind } from '../format/FigureFormat.js';
import type { FigureFormatting } from '../format/FigureFormatProvider.js';
import { parseFigure, type ParseFormat, type ParseResult } from '../format/parseFigure.js';
import { calculatedEntry, isCalculation } from './calculatedEntry.js';

/** The limits of an entry. */
export interface FigureLimits {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

type EntryFormat = Omit<ParseFormat, 'locale'>;

/** The number of an entry, or why it is invalid. */
export function readEntry(
  text: string,
  format: EntryFormat,
  { minimum, maximum }: FigureLimits,
  formatting: FigureFormatting,
): ParseResult {
  const result = isCalculation(text)
    ? calculatedEntry(text, format, formatting)
    : parseFigure(text, { ...format, locale: formatting.locale });
  if (!result.ok) return result;
  if (minimum !== undefined && result.value < minimum)
    return { ok: false, reason: `Enter ${editingText(minimum, format, formatting, 'shown')} or more.` };
  if (maximum !== undefined && result.value > maximum)
    return { ok: false, reason: `Enter ${editingText(maximum, format, formatting, 'shown')} or less.` };
  return result;
}

/** A value with all its decimals, so that the stored value is edited, not its rounding. */
export function editingText(
  value: number,
  format: EntryFormat,
  formatting: FigureFormatting,
  unit: 'shown' | 'hidden' = 'hidden',
): string {
  for (let precision = 0; precision < 12; precision += 1) {
    const text = formatting.format(value, { ...format, precision, unit });
    const back = parseFigure(text, { ...format, locale: formatting.locale });
    if (back.ok && Math.abs(back.value - value) <= Math.abs(value) * 1e-12) return text;
  }
  return formatting.format(value, { ...format, precision: 12, unit });
}

/** One step of the arrow keys: 0.1 percentage points, a tenth of a multiple, one of anything else. */
export const usualSteps: Readonly<Record<NumberKind, number>> = {
  amount: 1,
  'per-share': 1,
  rate: 0.001,
  multiple: 0.1,
  count: 1,
  number: 1,
};

/** The value after some steps, within the limits and without accumulated float errors. */
export function stepped(value: number, change: number, { minimum, maximum }: FigureLimits): number {
  const sum = Number((value + change).toPrecision(12));
  return Math.min(Math.max(sum, minimum ?? -Infinity), maximum ?? Infinity);
}
