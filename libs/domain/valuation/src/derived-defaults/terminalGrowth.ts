import type { Assumption } from '../default-assumptions/Assumption.js';
import { percent } from '../default-assumptions/percent.js';
import type { DerivationBasis } from './DerivationBasis.js';
import { numberIn } from './numberIn.js';

/** Inflation target of the large central banks plus modest real growth; no company outgrows its economy forever. */
const longRunNominalGrowth = 0.025;

/** The long-run rate, never above the risk-free rate and never below zero. */
export function terminalGrowth({ inputs }: DerivationBasis): Assumption {
  const riskFreeRate = numberIn(inputs, 'risk_free_rate');
  const isCapped = riskFreeRate < longRunNominalGrowth;
  const longRun = `long-run nominal growth of ${percent(longRunNominalGrowth)}`;
  return {
    input: 'terminal_growth',
    value: Math.max(0, Math.min(longRunNominalGrowth, riskFreeRate)),
    reason:
      riskFreeRate < 0
        ? `Zero growth, since the risk-free rate of ${percent(riskFreeRate, 2)} is negative`
        : isCapped
          ? `The risk-free rate of ${percent(riskFreeRate, 2)} caps ${longRun}`
          : `L${longRun.slice(1)}, not above the risk-free rate of ${percent(riskFreeRate, 2)}`,
    sources: [],
    external: null,
  };
}
