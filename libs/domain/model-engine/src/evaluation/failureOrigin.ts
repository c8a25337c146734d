import type { Term } from '../program/term.js';
import { traceTerm, type TraceFailure } from './traceTerm.js';

/** The slot in which the trouble of another began, and what its formula cannot do. */
export interface FailureOrigin {
  readonly slot: number;
  readonly failure: (TraceFailure & { readonly kind: 'operation' }) | undefined;
}

/** Follows a slot without a figure to the one that failed by itself. */
export function failureOrigin(
  values: Float64Array,
  slot: number,
  termOf: (slot: number) => Term | undefined,
): FailureOrigin {
  let origin = slot;
  // Each step goes to an earlier slot, so this terminates.
  for (;;) {
    const term = termOf(origin);
    const failure = term && traceTerm(term, values).failure;
    if (failure?.kind !== 'slot') return { slot: origin, failure };
    origin = failure.slot;
  }
}
