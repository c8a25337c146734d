import papaparse from 'papaparse';
import type { SourceLine } from './SourceLine.js';

/** The records of a CSV text with the lines they begin on. Blank lines are left out. */
export function parseRecords(
  text: string,
  separator: string,
  quote: '"' | "'",
  most = Number.POSITIVE_INFINITY,
): readonly SourceLine[] {
  const records: SourceLine[] = [];
  let line = 1;
  let start = 0;
  papaparse.parse<string[]>(text, {
    delimiter: separator,
    quoteChar: quote,
    newline: '\n',
    step({ data, meta }, parser) {
      if (data.some((cell) => cell.trim() !== '')) records.push({ line, cells: data });
      const end = Math.min(meta.cursor, text.length);
      for (; start < end; start++) if (text.charCodeAt(start) === 10) line++;
      if (records.length >= most) parser.abort();
    },
  });
  return records;
}
