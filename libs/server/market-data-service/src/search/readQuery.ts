import { foldWords } from './foldWords.js';

/** What was typed, as it is compared. */
export interface TypedQuery {
  /** In capitals, as symbols are. */
  readonly symbol: string;
  /** As a symbol without its punctuation; null where it has some that no symbol has, as in `AT&T`. */
  readonly plainSymbol: string | null;
  readonly words: readonly string[];
  /** The words in one piece. Empty where only punctuation was typed. */
  readonly joined: string;
}

const symbolText = /^[\p{Letter}\p{Number}][\p{Letter}\p{Number}\s./-]*$/u;

/** Words that names leave out or write as `&`. */
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
