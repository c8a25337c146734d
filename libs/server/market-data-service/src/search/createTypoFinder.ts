import { wordDistance } from '@finance-analyst/foundation';
import { letterSet, lettersMissing } from './letterSet.js';
import type { SearchEntry } from './SearchEntry.js';
import type { TypedQuery } from './readQuery.js';

export interface Misspelled {
  readonly entry: SearchEntry;
  /** Letters that differ, plus a half for each word that is not typed to its end. */
  readonly distance: number;
}

/** How many letters may differ in a word of that length; for a short word any would match too much. */
const letterLimit = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** A prefix of a longer word is recognized from this length on. */
const shortestMisspelledPrefix = 5;

type Distances = ReadonlyMap<string, number>;

/** Finds names despite one or two wrong letters in the query. */
export function createTypoFinder(
  entries: readonly SearchEntry[],
): (query: TypedQuery) => readonly Misspelled[] {
  const wordsOf = ({ words, aliases }: SearchEntry) => [...words, ...aliases.flat()];
  const vocabulary = [...new Set(entries.flatMap(wordsOf))].map((word) => ({
    word,
    letters: letterSet(word),
  }));

  /** Matches against the vocabulary first, so that names need not be compared letter by letter. */
  function distancesFrom(typed: string): Distances {
    const limit = letterLimit(typed.length);
    const typedLetters = letterSet(typed);
    const found = new Map<string, number>();
    for (const { word, letters } of vocabulary) {
      if (word.startsWith(typed)) found.set(word, 0);
      if (limit === 0 || found.has(word) || lettersMissing(typedLetters, letters) > limit) continue;
      const whole = wordDistance(typed, word, { limit });
      const begun =
        whole === null && typed.length >= shortestMisspelledPrefix
          ? wordDistance(typed, word, { limit, isPrefix: true })
          : null;
      if (whole !== null) found.set(word, whole);
      else if (begun !== null) found.set(word, begun + 0.5);
    }
    return found;
  }

  return ({ words: typedWords, joined }) => {
    if (typedWords.length === 0) return [];
    const readings = [typedWords, ...(typedWords.length > 1 ? [[joined]] : [])].map((reading) =>
      reading.map(distancesFrom),
    );
    return entries.flatMap((entry) => {
      const words = wordsOf(entry);
      const distances = readings.map((reading) =>
        reading.reduce(
          (sum, known) => sum + Math.min(...words.map((word) => known.get(word) ?? Infinity)),
          0,
        ),
      );
      const distance = Math.min(...distances);
      return distance > 0 && Number.isFinite(distance) ? [{ entry, distance }] : [];
    });
  };
}
