/** The suggested line: the last one entered that begins with the text, or else a command; null if there is neither. */
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
