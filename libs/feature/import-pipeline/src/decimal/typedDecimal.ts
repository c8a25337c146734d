import { readEntry, type FigureFormatting } from '@finance-analyst/figures';
import { mostPlaces } from '@finance-analyst/portfolio';

/** A number of 0 or more as decimal text; null if what was typed is none. */
export function typedDecimal(text: string, formatting: FigureFormatting): string | null {
  const entry = readEntry(text, { kind: 'number' }, {}, formatting);
  if (!entry.ok || entry.value < 0) return null;
  const written = String(entry.value);
  return written.includes('e') || (written.split('.')[1]?.length ?? 0) > mostPlaces
    ? entry.value.toFixed(mostPlaces).replace(/\.?0+$/u, '')
    : written;
}
