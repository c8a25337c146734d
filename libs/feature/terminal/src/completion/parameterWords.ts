import type { CommandParameter, CommandWord } from '@finance-analyst/contributions';

/** What may stand for a parameter. A list that fails is empty: the person types the word. */
export function parameterWords(
  parameter: CommandParameter | undefined,
  typed: string,
): readonly CommandWord[] | Promise<readonly CommandWord[]> {
  try {
    const words = parameter?.complete?.(typed) ?? [];
    return words instanceof Promise ? words.catch(() => []) : words;
  } catch {
    return [];
  }
}
