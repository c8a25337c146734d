import { percent, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { noWorkingCapital } from '../default-assumptions/workingCapital.js';
import { operatingWorkingCapital } from '../history/operatingWorkingCapital.js';
import type { DerivationBasis } from './DerivationBasis.js';
import { numberIn } from './numberIn.js';

/** Working capital at its ratio to base revenue, so that only growth changes it. */
export function workingCapitalRate({
  inputs,
  sourcesOf,
  base,
  isOverridden,
}: DerivationBasis): Assumption | null {
  const revenue = numberIn(inputs, 'base_revenue');
  if (revenue === 0) return null;
  const capital = numberIn(inputs, 'base_working_capital');
  const rate = capital / revenue;
  const isLeftOut = !isOverridden('base_working_capital') && operatingWorkingCapital(base) === null;
  return {
    input: 'working_capital_rate',
    value: rate,
    reason: isLeftOut
      ? noWorkingCapital(base)
      : reason`Share of revenue in ${base.label}; ${percent(rate)} in every year, so that only growth changes the balance`,
    sources: isLeftOut ? [] : [...sourcesOf('base_working_capital'), ...sourcesOf('base_revenue')],
    external: null,
  };
}
