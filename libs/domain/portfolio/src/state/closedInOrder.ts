import type { ClosedPart } from '../fold/ClosedPart.js';
import type { Ledger } from '../ledger/Ledger.js';
import { strandOf } from '../ledger/linkPositions.js';

/** What the strands of a ledger have closed, each in the order of its rows, in the order of all rows. */
export function closedInOrder(
  { rows, links }: Pick<Ledger, 'rows' | 'links'>,
  byStrand: ReadonlyMap<number, readonly ClosedPart[]>,
): readonly ClosedPart[] {
  const ordered: ClosedPart[] = [];
  const lists = new Map([...byStrand].map(([name, parts]) => [name, { parts, next: 0 }]));
  for (const row of rows) {
    const list = lists.get(strandOf(links, row));
    if (!list) continue;
    for (let part = list.parts[list.next]; part?.row === row; part = list.parts[++list.next])
      ordered.push(part);
  }
  return ordered;
}
