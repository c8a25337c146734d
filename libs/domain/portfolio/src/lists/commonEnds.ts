/** How many items two lists have in common from the first on, and from the last of the others back. */
export function commonEnds(
  one: readonly unknown[],
  other: readonly unknown[],
): { readonly start: number; readonly tail: number } {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let tail = 0;
  while (tail < shorter - start && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  return { start, tail };
}
