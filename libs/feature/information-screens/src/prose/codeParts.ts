export interface TextPart {
  readonly text: string;
  readonly isCode: boolean;
}

/** Doubled backticks contain code that has a backtick itself: ``` `` Ctrl ` `` ```. */
const code = /`` (.+?) ``|`([^`]+)`/g;

/** Splits a text into plain parts and code in backticks. */
export function codeParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(code)) {
    parts.push({ text: text.slice(end, match.index), isCode: false });
    parts.push({ text: match[1] ?? match[2] ?? '', isCode: true });
    end = match.index + match[0].length;
  }
  parts.push({ text: text.slice(end), isCode: false });
  return parts.filter((part) => part.text !== '');
}
