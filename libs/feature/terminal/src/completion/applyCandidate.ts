import type { Completion } from './Completion.js';

const quoted = (word: string): string => {
  if (!/[\s|"']/.test(word)) return word;
  return word.includes('"') ? `'${word}'` : `"${word}"`;
};

/** Replaces the word being typed with a candidate. */
export function applyCandidate(text: string, { start }: Completion, candidate: string): string {
  const end = candidate.endsWith('=') ? '' : ' ';
  return `${text.slice(0, start)}${quoted(candidate)}${end}`;
}
