import type { FigureFormatting } from '@finance-analyst/figures';
import type { InputWords } from './inputWords.js';

/** A value of an input as its field writes it. */
export function valueInWords(
  value: number | string,
  { format: asEntered, choices }: Pick<InputWords, 'format' | 'choices'>,
  format: FigureFormatting['format'],
): string {
  if (typeof value === 'number') return format(value, asEntered);
  return asEntered.kind === 'date' ? format({ ok: true, value }, asEntered) : (choices.get(value) ?? value);
}
