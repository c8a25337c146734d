import { editDistance } from '@finance-analyst/foundation';

/** Allowed typing errors by word length: a short word would match anything. */
const mostWrongLetters = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** From this length on, the start of a word is enough. */
const shortestBeginning = 5;

/** Whether a word, or its start, matches the query with a letter or two wrong; both in lower case. */
export function isLikelyMeant(typed: string, word: string): boolean {
  const limit = mostWrongLetters(typed.length);
  if (word.startsWith(typed)) return true;
  if (limit === 0) return false;
  const isBeginning =
    typed.length >= shortestBeginning && editDistance(typed, word.slice(0, typed.length)) <= limit;
  return isBeginning || editDistance(typed, word) <= limit;
}
