import type { CheckedRow } from '../row/CheckedRow.js';

/** For each slot of a position, one that it is linked with, or itself: following it leads to the one that names its strand. */
export type Links = readonly number[];

/** The strand of all rows that hold nothing. */
const cashStrand = -1;

/** The name of the strand of a row. */
export function strandOf(links: Links, { position }: CheckedRow): number {
  return position < 0 ? cashStrand : firstOf(links, position);
}

/** Where a strand is after its slots have been linked with others. */
export const strandAfter = (links: Links, strand: number): number =>
  strand === cashStrand ? cashStrand : firstOf(links, strand);

/** Links the positions of each row. */
export function linkPositions(links: Links, rows: readonly CheckedRow[]): Links {
  const linked = [...links];
  const add = (slot: number): void => {
    while (linked.length <= slot) linked.push(linked.length);
  };
  for (const { position, otherPosition } of rows) {
    add(Math.max(position, otherPosition));
    if (position < 0 || otherPosition < 0) continue;
    const one = firstOf(linked, position);
    const two = firstOf(linked, otherPosition);
    linked[Math.max(one, two)] = Math.min(one, two);
  }
  return linked;
}

function firstOf(links: Links, slot: number): number {
  let first = slot;
  for (let next = links[first] ?? first; next !== first; next = links[first] ?? first) first = next;
  return first;
}
