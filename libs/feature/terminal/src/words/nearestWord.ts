import { editDistance } from '@finance-analyst/foundation';

/** The word that was probably intended; null if none is close. */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  const wanted = typed.toLowerCase();
  const startsAlike = words.find((word) => wanted.length > 1 && word.toLowerCase().startsWith(wanted));
  if (startsAlike !== undefined) return startsAlike;
  const farthest = Math.max(1, Math.floor(wanted.length / 3));
  const ranked = words
    .map((word) => ({ word, distance: editDistance(wanted, word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= farthest && distance < word.length)
    .sort((first, second) => first.distance - second.distance);
  return ranked[0]?.word ?? null;
}
