import type { CommandOutcome } from '@finance-analyst/contributions';
import { messages } from '../messages.js';
import { nearestWord } from '../words/nearestWord.js';

type Filter = (lines: readonly string[], words: readonly string[]) => CommandOutcome;

const someLines =
  (word: string, take: (lines: readonly string[], count: number) => readonly string[]): Filter =>
  (lines, [count = '', ...more]) =>
    /^[1-9]\d*$/.test(count) && more.length === 0
      ? { ok: true, lines: take(lines, Number(count)) }
      : { ok: false, reason: messages.needsCount(word) };

const filters: ReadonlyMap<string, Filter> = new Map<string, Filter>([
  [
    'find',
    (lines, words) => {
      const text = words.join(' ').toLowerCase();
      return text === ''
        ? { ok: false, reason: messages.needsText('find') }
        : { ok: true, lines: lines.filter((line) => line.toLowerCase().includes(text)) };
    },
  ],
  ['first', someLines('first', (lines, count) => lines.slice(0, count))],
  ['last', someLines('last', (lines, count) => lines.slice(-count))],
  [
    'count',
    (lines, words) =>
      words.length === 0
        ? { ok: true, lines: [String(lines.length)] }
        : { ok: false, reason: messages.tooManyWords('count', 0) },
  ],
]);

/** The filters that can follow a `|`. */
export const filterWords: readonly string[] = [...filters.keys()];

/** Applies the filter after one `|` to lines. */
export function applyFilter(
  [word = '', ...words]: readonly string[],
  lines: readonly string[],
): CommandOutcome {
  const filter = filters.get(word.toLowerCase());
  return filter
    ? filter(lines, words)
    : { ok: false, reason: messages.unknownFilter(word, nearestWord(word, filterWords)) };
}
