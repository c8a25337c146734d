import { sampleSource } from '../instruments/InstrumentRow.js';
import { createSearchEntry, type SearchEntry, type SearchRow } from './SearchEntry.js';
import { createTypoFinder } from './createTypoFinder.js';
import { rankEntry, ranks, type Rank } from './rankEntry.js';
import { readQuery } from './readQuery.js';

/** Names with a typo that are offered beside exact matches. */
const mostTyposBesideMatches = 5;

interface Match {
  readonly entry: SearchEntry;
  readonly rank: Rank;
  readonly distance: number;
}

/** By rank; then real before sample, then in the order in which the source lists them: the SEC's, by market value. */
const compareMatches = (a: Match, b: Match): number =>
  a.rank - b.rank ||
  a.distance - b.distance ||
  Number(a.entry.row.source === sampleSource) - Number(b.entry.row.source === sampleSource) ||
  a.entry.row.id - b.entry.row.id;

/** Searches these instruments in memory and returns at most `limit` of them. */
export function createSearchIndex(
  rows: readonly SearchRow[],
): (query: string, limit: number) => readonly SearchRow[] {
  const entries = rows.map(createSearchEntry);
  const findTypos = createTypoFinder(entries);
  return (text, limit) => {
    const query = readQuery(text);
    const matches = entries.flatMap((entry): Match[] => {
      const rank = rankEntry(entry, query);
      return rank === null ? [] : [{ entry, rank, distance: 0 }];
    });
    const isSettled =
      matches.length >= limit ||
      matches.some(({ rank }) => rank === ranks.namePrefix || rank === ranks.alias);
    const known = new Set(matches.map(({ entry }) => entry));
    const typos = isSettled
      ? []
      : findTypos(query)
          .filter(({ entry }) => !known.has(entry))
          .map((found): Match => ({ ...found, rank: ranks.typo }))
          .toSorted(compareMatches)
          .slice(0, matches.length > 0 ? mostTyposBesideMatches : limit);
    return [...matches.toSorted(compareMatches), ...typos].slice(0, limit).map(({ entry }) => entry.row);
  };
}
