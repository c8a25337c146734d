import type { SymmetricMatrix } from '@finance-analyst/finance-math';
import type { Result } from '@finance-analyst/foundation';
import { sampleOf, type RiskSample } from '../risk/RiskSample.js';
import { meanOf } from '../risk/spreadOf.js';
import { productSums } from './productSums.js';
import { panelProblem, type ReturnPanel } from './ReturnPanel.js';

export interface SampleCovariance extends RiskSample {
  /** Of a year: that of a period × periods per year. */
  readonly covariance: SymmetricMatrix;
}

/** The sample covariance of returns, with the number of periods less 1 as divisor. It is singular if there are more assets than periods. */
export function sampleCovariance(panel: ReturnPanel): Result<SampleCovariance> {
  const problem = panelProblem(panel);
  if (problem !== null) return { ok: false, reason: problem };
  const { size, values } = productSums(centered(panel));
  const periods = panel.returns[0]?.length ?? 0;
  const factor = panel.periodsPerYear / (periods - 1);
  return {
    ok: true,
    value: { covariance: { size, values: values.map((each) => each * factor) }, ...sampleOf(periods) },
  };
}

/** Returns less the mean of their asset. */
export const centered = ({ returns }: ReturnPanel): Float64Array[] =>
  returns.map((own) => {
    const mean = meanOf(own);
    return own.map((each) => each - mean);
  });
