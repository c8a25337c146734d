export interface PlacedWord {
  /** Without its quotes. */
  readonly word: string;
  /** Where it begins in the text, including its quotes. */
  readonly start: number;
}

/** The end of a text that is still being typed. */
export interface LastWord {
  /** The number of `|` before it. */
  readonly stage: number;
  /** The complete words before it, in its part of the line. */
  readonly before: readonly PlacedWord[];
  readonly start: number;
  readonly typed: string;
}

/** Finds the word being typed; it is empty after a space. */
export function lastWord(text: string): LastWord {
  let stage = 0;
  let before: PlacedWord[] = [];
  let start = 0;
  let typed = '';
  let isInWord = false;
  let quote: string | null = null;
  const endWord = (): void => {
    if (isInWord) before.push({ word: typed, start });
    typed = '';
    isInWord = false;
  };
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (quote === null && (letter === '|' || /\s/.test(letter))) {
      endWord();
      if (letter === '|') {
        stage += 1;
        before = [];
      }
      start = index + 1;
    } else {
      isInWord = true;
      if (letter === quote) quote = null;
      else if (quote === null && (letter === '"' || letter === "'")) quote = letter;
      else typed += letter;
    }
  }
  return { stage, before, start, typed };
}
