/** The line that probably comes: the last one entered that begins so, else a command; null where none does. */
export function suggestLine(
  text: string,
  entered: readonly string[],
  words: readonly string[],
): string | null {
  if (text.trim() === '') return null;
  return (
    entered.findLast((line) => line.startsWith(text) && line.length > text.length) ??
    words.find((word) => word.startsWith(text) && word.length > text.length) ??
    null
  );
}
