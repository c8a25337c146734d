import { fingerprintOf, normalizeHeader, type Table } from '@finance-analyst/broker-files';
import type { TablePreview } from './FileReading.js';

const shownRows = 5;
/** Kinds of transactions are fewer. */
const mostWords = 60;

/** What a person needs to see of a table to map its columns. */
export function previewOf(table: Table): TablePreview {
  return {
    fingerprint: fingerprintOf(table),
    columns: table.header.map((heading, place) => ({
      id: normalizeHeader(heading),
      heading,
      words: wordsOf(table, place),
    })),
    rows: table.lines.slice(0, shownRows).map(({ cells }) => cells),
  };
}

function wordsOf({ lines }: Table, place: number): readonly string[] {
  const words = new Set<string>();
  for (const { cells } of lines) {
    const word = (cells[place] ?? '').trim();
    if (word !== '') words.add(word);
    if (words.size > mostWords) return [];
  }
  return [...words];
}
