/** The letters that all these words begin with, in the case of the first word. */
export function commonStart(words: readonly string[]): string {
  const [first = '', ...others] = words;
  let length = first.length;
  for (const other of others) {
    let same = 0;
    while (same < length && other[same]?.toLowerCase() === first[same]?.toLowerCase()) same += 1;
    length = same;
  }
  return first.slice(0, length);
}
