/** A stretch of the model text, as offsets in characters: from `start` up to, not including, `end`. */
export interface SourceSpan {
  readonly start: number;
  readonly end: number;
  /** In a statement that was expanded: its names in full, in the order of the text. */
  readonly fullNames?: readonly FullName[];
}

/** A name as written and in full, or `segments(…)` and its parts. */
export type FullName = { readonly start: number; readonly end: number } & (
  { readonly text: string } | { readonly parts: readonly SourceSpan[] }
);

export const spanning = (first: SourceSpan, last: SourceSpan): SourceSpan => ({
  start: first.start,
  end: last.end,
});

/** A stretch of the text as written, with names in full. */
export function textOf(source: string, { start, end, fullNames = [] }: SourceSpan): string {
  let text = '';
  let at = start;
  for (const name of fullNames) {
    if (name.start < at || name.end > end) continue;
    const full = 'text' in name ? name.text : name.parts.map((part) => textOf(source, part)).join(', ');
    text += source.slice(at, name.start) + full;
    at = name.end;
  }
  return text + source.slice(at, end);
}
