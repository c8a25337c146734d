import type { TaskContext } from '@finance-analyst/compute/worker';
import type { Result } from '@finance-analyst/foundation';
import {
  createFrontierResampling,
  efficientFrontier,
  type ResampledFrontier,
} from '@finance-analyst/portfolio';
import { daysPerYear } from '../risk-returns/analyzeRisk.js';
import type { RiskAsset } from '../risk-returns/RiskAnalysis.js';
import { frontierPoints } from './optimalWeights.js';
import { optimizationProblem } from './optimizationProblem.js';

/** How many other samples are drawn. */
export const resampleCount = 200;

/** So that the same portfolio has the same ranges each time. */
const seed = 1;

/** How long is computed before a cancellation is looked for. */
const mostMs = 40;

/** How far the frontier of the holdings and their weights depend on the sample, at the returns of the frontier that is shown. */
export async function resampleWeights(
  all: readonly RiskAsset[],
  { largestWeight, riskFree }: { readonly largestWeight: number; readonly riskFree: number },
  { report, isCancelled, pause }: TaskContext,
): Promise<Result<ResampledFrontier>> {
  const given = optimizationProblem(all, largestWeight);
  if (!given.ok) return given;
  const { assets, problem } = given.value;
  const frontier = efficientFrontier(problem, frontierPoints);
  if (!frontier.ok) return frontier;
  const created = createFrontierResampling(problem, {
    observations: assets[0]?.returns.length ?? 0,
    periodsPerYear: daysPerYear,
    targets: frontier.value.map(({ expectedReturn }) => expectedReturn),
    riskFree,
    seed,
  });
  if (!created.ok) return created;
  let pausedAtMs = performance.now();
  for (let done = 0; done < resampleCount && !isCancelled(); done += 1) {
    created.value.step();
    if (performance.now() - pausedAtMs < mostMs) continue;
    report(done / resampleCount);
    await pause();
    pausedAtMs = performance.now();
  }
  return created.value.result();
}
