import type { SearchEntry } from './SearchEntry.js';
import type { TypedQuery } from './readQuery.js';

/** How an instrument matches the query, best first. */
export const ranks = {
  symbol: 0,
  symbolPrefix: 1,
  namePrefix: 2,
  wordPrefix: 3,
  alias: 4,
  typo: 5,
} as const;

export type Rank = (typeof ranks)[keyof typeof ranks];

/** An alias needs more than a letter or two, which would match half of all brands. */
const shortestAliasPrefix = 3;

/** The rank of a match without a typo; null when there is none. */
export function rankEntry(
  { row, symbol, words, tails, aliases }: SearchEntry,
  query: TypedQuery,
): Rank | null {
  if (row.symbol === query.symbol || symbol === query.plainSymbol) return ranks.symbol;
  if (row.symbol.startsWith(query.symbol)) return ranks.symbolPrefix;
  if (query.joined === '') return null;
  if (tails[0]?.startsWith(query.joined)) return ranks.namePrefix;
  if (tails.some((tail) => tail.startsWith(query.joined))) return ranks.wordPrefix;
  if (query.words.every((typed) => words.some((word) => word.startsWith(typed)))) return ranks.wordPrefix;
  const isAlias = aliases.some(
    (alias) => query.joined.length >= shortestAliasPrefix && alias.join('').startsWith(query.joined),
  );
  return isAlias ? ranks.alias : null;
}
