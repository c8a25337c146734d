import type { Result } from '@finance-analyst/foundation';
import { groupedPortfolio } from './groupedPortfolio.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import { siftedProgram } from './SiftedProgram.js';
import { siftWeights } from './siftWeights.js';
import type { GroupedProblem } from './WeightGroup.js';

/** The least of half of the variance − preference × expected return, or of the variance with an expected return, from weights within the limits. */
export const groupedWeights = (
  problem: GroupedProblem,
  aim: Parameters<typeof siftedProgram>[1],
  start: Float64Array,
): Result<ExpectedPortfolio> => groupedPortfolio(problem, siftWeights(siftedProgram(problem, aim), start));
