import type { TaskContext } from '@finance-analyst/compute/worker';
import type { Result } from '@finance-analyst/foundation';
import { createFrontierResampling, type ResampledFrontier } from '@finance-analyst/portfolio';
import { daysPerYear } from '../risk-returns/analyzeRisk.js';
import type { RiskAsset } from '../risk-returns/RiskAnalysis.js';
import type { OptimizationSettings } from '../risk-worker/OptimizationRequest.js';
import { createPacing } from './createPacing.js';
import { frontierOf } from './frontierOf.js';
import { limitsProblem } from './limitsProblem.js';
import { optimizationProblem } from './optimizationProblem.js';

/** How many other samples are drawn. */
export const resampleCount = 200;

/** So that the same portfolio has the same ranges each time. */
const seed = 1;

/** How far the frontier of the holdings and their weights depend on the sample, at the volatilities of the frontier that is shown. */
export async function resampleWeights(
  all: readonly RiskAsset[],
  settings: OptimizationSettings,
  context: TaskContext,
): Promise<Result<ResampledFrontier>> {
  const given = optimizationProblem(all, settings);
  if (!given.ok) return given;
  const { assets, problem } = given.value;
  const conflict = limitsProblem(given.value, settings.largestWeight);
  if (conflict !== null) return { ok: false, reason: conflict };
  const pacing = createPacing(context);
  const frontier = await frontierOf(problem, { next: async () => pacing.next(0) });
  if (!frontier.ok) return frontier;
  const created = createFrontierResampling(problem, {
    observations: assets[0]?.returns.length ?? 0,
    periodsPerYear: daysPerYear,
    volatilities: frontier.value.map(({ volatility }) => volatility),
    riskFree: settings.riskFree,
    seed,
  });
  if (!created.ok) return created;
  for (let done = 0; done < resampleCount; done += 1) {
    if (!(await pacing.next(done / resampleCount))) break;
    created.value.step();
  }
  return created.value.result();
}
