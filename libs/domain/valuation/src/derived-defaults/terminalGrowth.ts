import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from './DerivationBasis.js';
import { numberIn } from './numberIn.js';

/** The inflation target of major central banks plus modest real growth; no company outgrows its economy forever. */
export const longRunNominalGrowth = 0.025;

/** The long-run rate, capped at the risk-free rate and floored at zero. */
export function terminalGrowth({ inputs }: Pick<DerivationBasis, 'inputs'>): Assumption {
  const riskFreeRate = numberIn(inputs, 'risk_free_rate');
  const isCapped = riskFreeRate < longRunNominalGrowth;
  const longRun = percent(longRunNominalGrowth);
  const riskFree = percent(riskFreeRate, 2);
  return {
    input: 'terminal_growth',
    value: Math.max(0, Math.min(longRunNominalGrowth, riskFreeRate)),
    reason:
      riskFreeRate < 0
        ? reason`Zero growth, since the risk-free rate of ${riskFree} is negative`
        : isCapped
          ? reason`The risk-free rate of ${riskFree} caps long-run nominal growth of ${longRun}`
          : reason`Long-run nominal growth of ${longRun}, not above the risk-free rate of ${riskFree}`,
    sources: [],
    external: null,
  };
}
