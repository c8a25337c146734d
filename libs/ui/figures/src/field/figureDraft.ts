import type { NumberKind } from '../format/FigureFormat.js';
import type { FigureFormatting } from '../format/FigureFormatProvider.js';
import type { ParseFormat, ParseResult } from '../format/parseFigure.js';
import { calculatedEntry, isCalculation } from './calculatedEntry.js';

/** What an entry may be. */
export interface FigureLimits {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

type EntryFormat = Omit<ParseFormat, 'locale'>;

/** The number of an entry, or why it does not do. */
export function readEntry(
  text: string,
  format: EntryFormat,
  { minimum, maximum }: FigureLimits,
  formatting: FigureFormatting,
): ParseResult {
  const result = isCalculation(text)
    ? calculatedEntry(text, format, formatting)
    : formatting.parse(text, format);
  if (!result.ok) return result;
  if (minimum !== undefined && result.value < minimum)
    return { ok: false, reason: `Enter ${editingText(minimum, format, formatting, 'shown')} or more.` };
  if (maximum !== undefined && result.value > maximum)
    return { ok: false, reason: `Enter ${editingText(maximum, format, formatting, 'shown')} or less.` };
  return result;
}

/** A value with all its decimals, so that what is edited is what is stored, not its rounding. */
export function editingText(
  value: number,
  format: EntryFormat,
  formatting: FigureFormatting,
  unit: 'shown' | 'hidden' = 'hidden',
): string {
  for (let precision = 0; precision < 12; precision += 1) {
    const text = formatting.format(value, { ...format, precision, unit });
    const back = formatting.parse(text, format);
    if (back.ok && Math.abs(back.value - value) <= Math.abs(value) * 1e-12) return text;
  }
  return formatting.format(value, { ...format, precision: 12, unit });
}

/** One step of the arrow keys: a tenth of a per cent, a tenth of a multiple, one of anything else. */
export const usualSteps: Readonly<Record<NumberKind, number>> = {
  amount: 1,
  'per-share': 1,
  rate: 0.001,
  multiple: 0.1,
  count: 1,
  number: 1,
};

/** The value after some steps, inside the limits and without the dust that adding fractions leaves. */
export function stepped(value: number, change: number, { minimum, maximum }: FigureLimits): number {
  const sum = Number((value + change).toPrecision(12));
  return Math.min(Math.max(sum, minimum ?? -Infinity), maximum ?? Infinity);
}
