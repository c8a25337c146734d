import type { CalculationPoolOptions } from '../pool/createCalculationPool.js';

/** The same limit for every kind of calculation. */
export const timeLimitsOf = (timeLimitMs: number): CalculationPoolOptions['timeLimitsMs'] => ({
  model: timeLimitMs,
  returns: timeLimitMs,
  risk: timeLimitMs,
  optimisation: timeLimitMs,
  simulation: timeLimitMs,
  workbook: timeLimitMs,
  companyWorkbook: timeLimitMs,
});
