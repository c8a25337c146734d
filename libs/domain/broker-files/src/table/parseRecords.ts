import papaparse from 'papaparse';
import type { ParsedRecords } from './ParsedRecords.js';
import type { SourceLine } from './SourceLine.js';

/**
 * The records of a CSV text with the lines they begin on. Blank lines are left out. A quotation mark that is not closed
 * does not swallow the lines after it: each of them is a record of its own.
 */
export function parseRecords(
  text: string,
  separator: string,
  quote: '"' | "'",
  most = Number.POSITIVE_INFINITY,
): ParsedRecords {
  const records: SourceLine[] = [];
  const unclosed: SourceLine[] = [];
  const isFull = (): boolean => records.length + unclosed.length >= most;
  const add = (list: SourceLine[], line: number, cells: readonly string[]): void => {
    if (cells.some((cell) => cell.trim() !== '')) list.push({ line, cells });
  };
  const config = { delimiter: separator, quoteChar: quote, newline: '\n' } as const;
  const addLineByLine = (lines: readonly string[], first: number): void => {
    for (const [place, own] of lines.entries()) {
      if (isFull()) return;
      if (own === '') continue;
      const { data, errors } = papaparse.parse<string[]>(own, config);
      add(errors.some(isUnclosed) ? unclosed : records, first + place, data[0] ?? []);
    }
  };
  let line = 1;
  let start = 0;
  papaparse.parse<string[]>(text, {
    ...config,
    step({ data, errors, meta }, parser) {
      const first = line;
      const from = start;
      const end = Math.min(meta.cursor, text.length);
      for (; start < end; start++) if (text.charCodeAt(start) === 10) line++;
      const lines = errors.some(({ type }) => type === 'Quotes') ? text.slice(from, end).split('\n') : [];
      // A misplaced quotation mark within one line is taken as written.
      if (lines.length > 1 + Number(lines.at(-1) === '')) addLineByLine(lines, first);
      else add(errors.some(isUnclosed) ? unclosed : records, first, data);
      if (isFull()) parser.abort();
    },
  });
  return { records, unclosed };
}

const isUnclosed = ({ code }: papaparse.ParseError): boolean => code === 'MissingQuotes';
