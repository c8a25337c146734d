import { foldWords } from './foldWords.js';

/** A query in the form in which it is compared. */
export interface TypedQuery {
  /** In capitals, like symbols. */
  readonly symbol: string;
  /** As a symbol without punctuation; null when it has punctuation that no symbol has, as in `AT&T`. */
  readonly plainSymbol: string | null;
  readonly words: readonly string[];
  /** The words joined. Empty when only punctuation was typed. */
  readonly joined: string;
}

const symbolText = /^[\p{Letter}\p{Number}][\p{Letter}\p{Number}\s./-]*$/u;

/** Words that names omit or write as `&`. */
const fillers = new Set(['and', 'the']);

export function readQuery(query: string): TypedQuery {
  const all = foldWords(query);
  const telling = all.filter((word) => !fillers.has(word));
  return {
    symbol: query.trim().toUpperCase(),
    plainSymbol: symbolText.test(query.trim()) ? all.join('') : null,
    words: telling.length > 0 ? telling : all,
    joined: all.join(''),
  };
}
