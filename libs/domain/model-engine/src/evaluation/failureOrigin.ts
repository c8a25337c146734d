import { circleOf } from '../program/circleOf.js';
import type { Circle, Program } from '../program/program.js';
import type { Term } from '../program/term.js';
import { findCircleFailure, hasFailed, valuesOfLastRound } from './circleFailure.js';
import { traceTerm, type TraceFailure } from './traceTerm.js';

/** The slot in which the trouble of another began, and what its formula cannot do. */
export interface FailureOrigin {
  readonly slot: number;
  readonly failure: (TraceFailure & { readonly kind: 'operation' }) | undefined;
  /** The circle of the slot, if it has no figures; `failure` is then that of `failedSlot`, if there is one. */
  readonly circle?: Circle;
  readonly failedSlot?: number;
}

/** Follows a slot without a figure to the one that failed by itself. */
export function failureOrigin(
  program: Program,
  values: Float64Array,
  slot: number,
  termOf: (slot: number) => Term | undefined,
): FailureOrigin {
  let origin = slot;
  // Each step goes to an earlier slot or circle, so this terminates.
  for (;;) {
    const circle = circleOf(program, origin);
    if (circle && hasFailed(circle, values)) {
      const found = findCircleFailure(program, values, circle, termOf);
      if (found?.failure.kind !== 'slot')
        return { slot: origin, failure: found?.failure, circle, ...(found && { failedSlot: found.slot }) };
      origin = found.failure.slot;
      continue;
    }
    const term = termOf(origin);
    const figures = circle ? valuesOfLastRound(program, values, circle) : values;
    const failure = term && traceTerm(term, figures).failure;
    if (failure?.kind !== 'slot') return { slot: origin, failure };
    origin = failure.slot;
  }
}
