/** A stretch of the model text, as offsets in characters: from `start` up to, not including, `end`. */
export interface SourceSpan {
  readonly start: number;
  readonly end: number;
}

export const spanning = (first: SourceSpan, last: SourceSpan): SourceSpan => ({
  start: first.start,
  end: last.end,
});

export const textOf = (source: string, span: SourceSpan): string => source.slice(span.start, span.end);
