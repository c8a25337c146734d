export interface TextPart {
  readonly text: string;
  readonly isCode: boolean;
}

/** Doubled backticks hold a code that has one itself: ``` `` Ctrl ` `` ```. */
const code = /`` (.+?) ``|`([^`]+)`/g;

/** A text in parts, what stands in backticks being code. */
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
