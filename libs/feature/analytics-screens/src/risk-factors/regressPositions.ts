import type { Result } from '@finance-analyst/foundation';
import { type FactorRegression, regressOnFactors, type StandardErrors } from '@finance-analyst/portfolio';
import type { RiskReturns } from '../risk-returns/RiskAnalysis.js';
import type { RiskPosition } from '../risk-returns/RiskPosition.js';
import { commonPeriods } from './commonPeriods.js';
import type { FactorSeries } from './FactorSeries.js';

export interface RegressedPosition {
  readonly position: RiskPosition;
  readonly regression: Result<FactorRegression>;
}

/** Today's holdings together and one by one on factors, over the periods that both cover. */
export interface RegressedPositions {
  readonly whole: Result<FactorRegression>;
  /** Without cash and what has no prices. */
  readonly positions: readonly RegressedPosition[];
  readonly periodsPerYear: number;
  /** Days since 1970-01-01: where the first period begins and the last ends; null without any. */
  readonly window: { readonly opens: number; readonly closes: number } | null;
}

/** Regresses returns above the riskless return on factors; by holding and for all at today's weights. */
export function regressPositions(
  { assets, days, daily }: Pick<RiskReturns, 'assets' | 'days' | 'daily'>,
  series: FactorSeries,
  standardErrors: StandardErrors,
): RegressedPositions {
  const periods = commonPeriods(days, series);
  const { periodsPerYear, from, to } = periods;
  const perPeriod =
    series.riskFree.kind === 'rate' ? (1 + series.riskFree.annual) ** (1 / periodsPerYear) - 1 : 0;
  const factors = series.factors.map(({ name }, at) => ({
    name,
    returns: (periods.factors[at] as Float64Array).map((each) => each - perPeriod),
  }));
  const regress = (levels: Float64Array): Result<FactorRegression> => {
    const returns = Float64Array.from(
      from,
      (start, at) =>
        (levels[to[at] as number] as number) / (levels[start] as number) -
        1 -
        (periods.riskFree?.[at] ?? perPeriod),
    );
    return regressOnFactors({ returns, periodsPerYear }, factors, standardErrors);
  };
  const whole = new Float64Array(days.length).fill(1);
  for (let at = 1; at < days.length; at += 1)
    whole[at] = (whole[at - 1] as number) * (1 + (daily.returns[at - 1] as number));
  const [first, last] = [from[0], to.at(-1)];
  return {
    whole: regress(whole),
    positions: assets
      .filter(({ position, isConstant }) => !position.isCash && !isConstant)
      .map(({ position, levels }) => ({ position, regression: regress(levels) })),
    periodsPerYear,
    window:
      first === undefined || last === undefined
        ? null
        : { opens: Number(days[first]), closes: Number(days[last]) },
  };
}
