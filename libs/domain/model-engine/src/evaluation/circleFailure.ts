import type { CompiledModel } from '../compiledModel.js';
import type { Circle } from '../program/program.js';
import { runInstructions } from '../program/runInstructions.js';
import { termOfSlot } from './termOfSlot.js';
import { traceTerm, type TraceFailure } from './traceTerm.js';

/** Where a circle failed that did not run through all its rounds. */
export type CircleFailure =
  | { readonly kind: 'outside'; readonly slot: number }
  | {
      readonly kind: 'within';
      readonly slot: number;
      readonly failure: TraceFailure & { readonly kind: 'operation' };
    };

/** Whether a circle has no figures. If it has, the named ones are there, though others may be missing. */
export const hasFailed = ({ slots, named }: Circle, values: Float64Array): boolean =>
  Number.isNaN(values[slots[named.indexOf(1)] as number]);

/** The figures of the last round as its formulas read them: of the named ones, those of the round before. */
export function valuesOfLastRound(
  { program }: CompiledModel,
  values: Float64Array,
  circle: Circle,
): Float64Array {
  const copy = values.slice();
  runInstructions(program.instructions, circle.start, circle.end, copy);
  circle.slots.forEach((slot, index) => {
    if (circle.named[index] === 1) copy[slot] = copy[circle.firstPrevious + index] as number;
  });
  return copy;
}

/** What a named figure failed on in the last round; none if all have figures. */
export function findCircleFailure(
  model: CompiledModel,
  values: Float64Array,
  circle: Circle,
): CircleFailure | undefined {
  const lastRound = valuesOfLastRound(model, values, circle);
  const failureOf = (slot: number): TraceFailure | undefined => {
    const term = termOfSlot(model, slot);
    return term && traceTerm(term, lastRound).failure;
  };
  const named = circle.slots.filter((_, index) => circle.named[index] === 1);
  let slot = named.find((candidate) => failureOf(candidate) !== undefined);
  while (slot !== undefined) {
    const failure = failureOf(slot);
    if (!failure) return undefined;
    if (failure.kind === 'operation') return { kind: 'within', slot, failure };
    if (!circle.slots.includes(failure.slot)) return { kind: 'outside', slot: failure.slot };
    slot = failure.slot;
  }
  return undefined;
}
