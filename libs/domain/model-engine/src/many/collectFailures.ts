import type { CompiledModel } from '../compiledModel.js';
import { describeOrigin } from '../evaluation/describeFailure.js';
import { failureOrigin, type FailureOrigin } from '../evaluation/failureOrigin.js';
import { termOfSlot } from '../evaluation/termOfSlot.js';
import type { Term } from '../program/term.js';
import type { BatchFailures } from './batchRequest.js';

/** Where the results of the wanted slots have no figure, and why; `computeLane` gives all figures of a lane. */
export function collectFailures(
  model: CompiledModel,
  wanted: readonly number[],
  results: readonly Float64Array[],
  computeLane: (lane: number) => Float64Array,
): BatchFailures {
  const laneCount = results[0]?.length ?? 0;
  const codes = results.map(() => new Uint32Array(laneCount));
  const { reasons, codeOf } = createReasons(model);
  for (let lane = 0; lane < laneCount; lane += 1) {
    if (results.every((result) => !Number.isNaN(result[lane]))) continue;
    const values = computeLane(lane);
    wanted.forEach((slot, output) => {
      if (Number.isNaN(results[output]?.[lane])) (codes[output] as Uint32Array)[lane] = codeOf(values, slot);
    });
  }
  return { codes, reasons };
}

/** Millions of lanes may fail for few reasons: formulas are expanded once, and each reason is written once. */
function createReasons(model: CompiledModel) {
  const reasons: BatchFailures['reasons'][number][] = [];
  const codeByText = new Map<string, number>();
  const codeByOrigin = new Map<string, number>();
  const terms = new Map<number, Term | undefined>();
  const termOf = (slot: number): Term | undefined => {
    if (!terms.has(slot)) terms.set(slot, termOfSlot(model, slot));
    return terms.get(slot);
  };
  const codeOfText = (slot: number, origin: FailureOrigin): number => {
    const reason = describeOrigin(model, slot, origin);
    const text = JSON.stringify(reason);
    const code = codeByText.get(text) ?? reasons.push(reason);
    codeByText.set(text, code);
    return code;
  };
  return {
    reasons,
    codeOf: (values: Float64Array, slot: number): number => {
      const origin = failureOrigin(model.program, values, slot, termOf);
      const { reason, culprit } = origin.failure ?? {};
      const key = `${slot} ${origin.slot} ${origin.failedSlot} ${culprit?.span.start} ${culprit?.span.end} ${reason}`;
      const code = codeByOrigin.get(key) ?? codeOfText(slot, origin);
      codeByOrigin.set(key, code);
      return code;
    },
  };
}
