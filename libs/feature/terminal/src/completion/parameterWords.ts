import type { CommandParameter, CommandWord } from '@finance-analyst/contributions';

/** The values offered for a parameter. If listing them fails, none are offered and the person types the value. */
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
