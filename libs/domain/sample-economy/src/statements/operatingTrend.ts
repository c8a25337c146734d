import { faded } from './Fade.js';
import { grownTo } from './grownTo.js';
import type { OperatingTraits } from './operatingTraits.js';

/** A company's state in a quarter, without season and noise. */
export interface OperatingTrend {
  readonly annualRevenue: number;
  readonly operatingMargin: number;
  /** Annual operating income that buyers pay for: mid-cycle, and at maturity. */
  readonly valuedIncome: number;
  /** Of operating income after tax. */
  readonly enterpriseMultiple: number;
}

/** The trend in a quarter; quarter -1 is before the first. */
export function operatingTrend(traits: OperatingTraits, quarterIndex: number): OperatingTrend {
  const growing = traits.firstAnnualRevenue * grownTo(traits.growth, quarterIndex);
  const turn = Math.sin(2 * Math.PI * (quarterIndex / 4 / traits.cycleYears + traits.cyclePhase));
  const cycle = traits.cycle * turn;
  const margin = faded(traits.operatingMargin, quarterIndex);
  const valuedMargin = traits.maturityMargin ?? margin + (traits.cycleToMargin * cycle) / 2;
  return {
    annualRevenue: growing * (1 + cycle),
    operatingMargin: margin + traits.cycleToMargin * cycle,
    valuedIncome: growing * (1 + cycle / 2) * valuedMargin,
    enterpriseMultiple: faded(traits.enterpriseMultiple, quarterIndex),
  };
}
