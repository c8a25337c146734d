import type { BatchPlan, BatchStep } from './planBatch.js';
import { batchStep } from './valueGraph.js';

/** By group of the steps of a plan, the rows that later groups or the outputs read before they are written again. */
export function rowsReadAfter(
  { outputs }: Pick<BatchPlan, 'outputs'>,
  groups: readonly (readonly BatchStep[])[],
): readonly ReadonlySet<number>[] {
  const needed = new Set(outputs.flatMap((output) => ('row' in output ? [output.row] : [])));
  const after = groups.toReversed().map((steps) => {
    const rows = new Set(needed);
    for (const { code, target, a, b, c, list } of steps.toReversed()) {
      // A circle writes to memory of its own.
      if (code < batchStep.circle) needed.delete(target);
      // Row 0 may be named by a step that does not read it: it is then kept without need.
      for (const row of [a, b, c, ...(list ?? [])]) needed.add(row);
    }
    return rows;
  });
  return after.toReversed();
}
