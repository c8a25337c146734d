import type { ClosedPart } from '../fold/ClosedPart.js';
import type { Ledger } from '../ledger/Ledger.js';
import type { Chunk } from '../ledger/Chunk.js';
import { strandOf } from '../ledger/linkPositions.js';

/** What the chunks of the strands of a ledger have closed, in the order of all rows. */
export function closedInOrder(
  { rows, links }: Pick<Ledger, 'rows' | 'links'>,
  byStrand: ReadonlyMap<number, readonly Chunk[]>,
): readonly ClosedPart[] {
  const ordered: ClosedPart[] = [];
  const lists = new Map(
    [...byStrand].flatMap(([name, chunks]) => {
      const parts = chunks.flatMap(({ closed }) => closed);
      return parts.length > 0 ? [[name, { parts, next: 0 }]] : [];
    }),
  );
  for (const row of rows) {
    const list = lists.get(strandOf(links, row));
    if (!list) continue;
    for (let part = list.parts[list.next]; part?.row === row; part = list.parts[++list.next])
      ordered.push(part);
  }
  return ordered;
}
