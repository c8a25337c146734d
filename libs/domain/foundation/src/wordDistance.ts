export interface WordDistanceOptions {
  /** Beyond this distance two words are unrelated, and counting stops. */
  readonly limit: number;
  /** `typed` may be the beginning of the word. */
  readonly isPrefix?: boolean;
}

/**
 * How many letters to insert, delete, replace or swap with a neighbor to turn `typed` into `word`, or into its
 * beginning where `isPrefix` is set; null beyond `limit`.
 */
export function wordDistance(
  typed: string,
  word: string,
  { limit, isPrefix = false }: WordDistanceOptions,
): number | null {
  const against = isPrefix ? word.slice(0, typed.length + limit) : word;
  if (Math.abs(typed.length - against.length) > limit && !(isPrefix && against.length > typed.length))
    return null;
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: against.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= against.length; column += 1) {
      const isSame = typed[row - 1] === against[column - 1];
      const isSwap = typed[row - 1] === against[column - 2] && typed[row - 2] === against[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforePrevious[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    // Later rows never fall below the least of this one and the one before.
    if (Math.min(...current) > limit && Math.min(...previous) > limit) return null;
    beforePrevious = previous;
    previous = current;
  }
  const distance = isPrefix ? Math.min(...previous) : (previous[against.length] ?? Infinity);
  return distance <= limit ? distance : null;
}
