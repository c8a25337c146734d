import { editDistance } from '@finance-analyst/foundation';

/** How many letters may be wrong in a word of that length: a short word would match anything. */
const mostWrongLetters = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** From this length on a word need not be typed to its end. */
const shortestBeginning = 5;

/** Whether the word is likely what was meant, or begins so, although a letter or two are wrong; both in lowercase. */
export function isLikelyMeant(typed: string, word: string): boolean {
  const limit = mostWrongLetters(typed.length);
  if (word.startsWith(typed)) return true;
  if (limit === 0) return false;
  const isBeginning =
    typed.length >= shortestBeginning && editDistance(typed, word.slice(0, typed.length)) <= limit;
  return isBeginning || editDistance(typed, word) <= limit;
}
