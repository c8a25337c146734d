import type { AssumptionRow } from '@finance-analyst/documents';
import type { FigureFormatting, FigureScale } from '@finance-analyst/figures';
import type { MethodView } from '../method/MethodView.js';
import { inputWords } from './inputWords.js';
import { valueInWords } from './valueInWords.js';

/** An edit of a row in the words of its field: `Growth 2027 to 2.0%`, `Discounting: End of year`. */
export function describeEdit(
  { input }: Pick<AssumptionRow, 'input'>,
  value: number | string,
  given: {
    /** The row's year; null for an input with one value. */
    readonly year: string | null;
    readonly view: MethodView;
    readonly currency: string;
    readonly scale: FigureScale;
    readonly format: FigureFormatting['format'];
  },
): string {
  const words = inputWords(input, given);
  const name = [words.label, given.year].filter(Boolean).join(' ');
  const written = valueInWords(value, words, given.format);
  return words.choices.size > 0 ? `${name}: ${written}` : `${name} to ${written}`;
}
