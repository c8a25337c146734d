import type { Term } from './term.js';

/** The slots that a term reads, each once, in the order of the formula. */
export function readsOf(term: Term): readonly number[] {
  const reads = new Set<number>();
  const visit = (part: Term): void => {
    if (part.kind === 'slot') reads.add(part.slot);
    else if (part.kind === 'apply' || part.kind === 'list') part.operands.forEach(visit);
  };
  visit(term);
  return [...reads];
}
