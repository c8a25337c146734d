import type { ExportSource } from '@finance-analyst/contributions';

/** A source with an id that stays while the screen shows other figures of it. */
export interface IdentifiedSource {
  readonly id: string;
  readonly source: ExportSource;
}

/** Sources by their titles; those with the same one are numbered. */
export function identifiedSources(sources: readonly ExportSource[]): readonly IdentifiedSource[] {
  const counts = new Map<string, number>();
  return sources.map((source) => {
    const count = (counts.get(source.title) ?? 0) + 1;
    counts.set(source.title, count);
    return { id: `${source.title} ${count}`, source };
  });
}
