import type { InstrumentRow } from '../instruments/InstrumentRow.js';
import { companyAliases } from './companyAliases.js';
import { foldWords } from './foldWords.js';

/** An instrument in the form that a search compares with the query. */
export interface SearchEntry {
  readonly row: SearchRow;
  /** Without punctuation: `brkb` for `BRK-B`. */
  readonly symbol: string;
  readonly words: readonly string[];
  /** From each word to the end, joined, so that `wal mart` and `walmart` match. */
  readonly tails: readonly string[];
  readonly aliases: readonly (readonly string[])[];
}

export type SearchRow = Pick<InstrumentRow, 'id' | 'source' | 'symbol' | 'name' | 'provider_key'>;

/** Only the SEC's keys match those of the alias table. */
const aliasesOf = ({ source, provider_key }: SearchRow) =>
  source === 'sec-edgar' && provider_key !== null ? (companyAliases[Number(provider_key)] ?? []) : [];

export function createSearchEntry(row: SearchRow): SearchEntry {
  const words = foldWords(row.name);
  return {
    row,
    symbol: foldWords(row.symbol).join(''),
    words,
    tails: words.map((_, position) => words.slice(position).join('')),
    aliases: aliasesOf(row).map(foldWords),
  };
}
