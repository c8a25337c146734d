/** The letters of a word as bits, a fast filter: most distant words differ in too many letters. */
export function letterSet(word: string): number {
  let letters = 0;
  for (let position = 0; position < word.length; position += 1)
    letters |= 1 << (word.charCodeAt(position) & 31);
  return letters;
}

/** How many letters of the first set are missing from the second. */
export function lettersMissing(from: number, others: number): number {
  let rest = from & ~others;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
