import { percent, reason } from '@finance-analyst/foundation';
import { isComputedScenario, type CompanyScenario } from '../company-defaults/companyScenarios.js';
import { straightTo } from '../company-defaults/straightTo.js';
import { quartilesOf } from '../company-defaults/quartilesOf.js';
import type { DerivationBasis } from '../derived-defaults/DerivationBasis.js';
import { returnsOnEquity } from './returnsOnEquity.js';

/**
 * A bank's scenarios: the base's return on equity moved by the gap between the median and a quartile of its own years,
 * building up over the forecast. None with fewer than four years of returns, while a year is not decided, or of one that is too large.
 */
export function excessReturnScenarios({
  fundamentals,
  years,
  inputs,
}: Pick<DerivationBasis, 'fundamentals' | 'years' | 'inputs'>): readonly CompanyScenario[] {
  const returns = quartilesOf(returnsOnEquity(fundamentals).values);
  const given = inputs['return_on_equity'];
  if (!returns || typeof given !== 'object' || given.includes(null)) return [];
  const path = given as readonly number[];
  const moved = (
    name: 'cautious' | 'optimistic',
    gap: number,
    quartile: 'lower' | 'upper',
  ): CompanyScenario => {
    const growing = straightTo(0, gap, years);
    return {
      name,
      reason: reason`Return on equity ends at ${percent((path.at(-1) ?? 0) + gap)}: the base, shifted by the gap between the median and the ${quartile} quartile of the company’s past years`,
      changes: { return_on_equity: path.map((value, index) => value + (growing[index] ?? 0)) },
    };
  };
  const scenarios = [
    moved('cautious', returns.lower - returns.middle, 'lower'),
    moved('optimistic', returns.upper - returns.middle, 'upper'),
  ];
  return scenarios.every(isComputedScenario) ? scenarios : [];
}
