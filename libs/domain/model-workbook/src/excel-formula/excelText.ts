/** Excel takes at most so many characters in one text of a formula. */
const longestText = 255;

/** A text as part of an Excel formula, in pieces joined by & if it is long. */
export function excelText(text: string): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += longestText) parts.push(text.slice(at, at + longestText));
  return (parts.length > 0 ? parts : ['']).map((part) => `"${part.replaceAll('"', '""')}"`).join('&');
}
