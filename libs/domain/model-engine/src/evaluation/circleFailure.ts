import type { Circle, Program } from '../program/program.js';
import { runInstructions } from '../program/runInstructions.js';
import type { Term } from '../program/term.js';
import { traceTerm, type TraceFailure } from './traceTerm.js';

/** The slot of a circle that failed first, by itself or because a slot outside the circle has no figure. */
export interface CircleFailure {
  readonly slot: number;
  readonly failure: TraceFailure;
}

/** Whether a circle has no figures. If it has, the named ones are there, though others may be missing. */
export const hasFailed = ({ slots, named }: Circle, values: Float64Array): boolean =>
  Number.isNaN(values[slots[named.indexOf(1)] as number]);

/** The figures of the last round as its formulas read them: of the named ones, those of the round before. */
export function valuesOfLastRound(program: Program, values: Float64Array, circle: Circle): Float64Array {
  const copy = values.slice();
  runInstructions(program.instructions, circle.start, circle.end, copy);
  circle.slots.forEach((slot, index) => {
    if (circle.named[index] === 1) copy[slot] = copy[circle.firstPrevious + index] as number;
  });
  return copy;
}

/** What a named figure failed on in the last round; none if all have figures. */
export function findCircleFailure(
  program: Program,
  values: Float64Array,
  circle: Circle,
  termOf: (slot: number) => Term | undefined,
): CircleFailure | undefined {
  const lastRound = valuesOfLastRound(program, values, circle);
  const failureOf = (slot: number): TraceFailure | undefined => {
    const term = termOf(slot);
    return term && traceTerm(term, lastRound).failure;
  };
  const named = circle.slots.filter((_, index) => circle.named[index] === 1);
  let slot = named.find((candidate) => failureOf(candidate) !== undefined);
  while (slot !== undefined) {
    const failure = failureOf(slot);
    if (!failure) return undefined;
    if (failure.kind === 'operation' || !circle.slots.includes(failure.slot)) return { slot, failure };
    slot = failure.slot;
  }
  return undefined;
}
