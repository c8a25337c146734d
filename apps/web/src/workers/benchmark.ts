import { createEvaluator } from '@finance-analyst/model-engine';
import { freeCashFlowToFirmExample, freeCashFlowToFirmModel } from '@finance-analyst/valuation';
import type { TaskContext } from '@finance-analyst/compute/worker';

export interface BenchmarkOutcome {
  readonly model: string;
  readonly evaluations: number;
  readonly durationMs: number;
}

const years = freeCashFlowToFirmExample.revenue_growth.length;
const chunk = 1000;

/** Values one company repeatedly, each time with a different growth in the third year, and measures the time. */
export async function benchmark(
  evaluations: number,
  { report, isCancelled, pause }: TaskContext,
): Promise<BenchmarkOutcome> {
  const created = createEvaluator(freeCashFlowToFirmModel(years), freeCashFlowToFirmExample);
  if (!created.ok) throw new Error('The model of the benchmark does not evaluate.');
  const { evaluator } = created;
  let durationMs = 0;
  let done = 0;
  while (done < evaluations && !isCancelled()) {
    const size = Math.min(chunk, evaluations - done);
    const begun = performance.now();
    for (let run = 0; run < size; run += 1) {
      evaluator.set('revenue_growth', 0.08 + ((done + run) % 64) / 10_000, 3);
      evaluator.number('value_per_share');
    }
    durationMs += performance.now() - begun;
    done += size;
    report(done / evaluations);
    await pause();
  }
  return { model: 'Free cash flow to the firm, five years', evaluations: done, durationMs };
}
