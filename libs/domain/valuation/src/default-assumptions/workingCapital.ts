import type { FiscalPeriod } from '@finance-analyst/market';
import { operatingWorkingCapital } from '../history/operatingWorkingCapital.js';
import type { Assumption, AssumptionSource } from './Assumption.js';
import { percent } from './percent.js';

/**
 * Operating working capital of the base year and its share of revenue, kept at the base year's level so that the
 * forecast neither builds up nor releases any without growth.
 */
export function workingCapital(base: FiscalPeriod, baseRevenue: AssumptionSource): readonly Assumption[] {
  const capital = operatingWorkingCapital(base);
  if (!capital) {
    const reason = `Found no receivables, inventory, payables or deferred revenue in the balance sheet of ${base.label} under the tags that are read: working capital is left out`;
    return ['base_working_capital', 'working_capital_rate'].map((input) => ({
      input,
      value: 0,
      reason,
      sources: [],
      external: null,
    }));
  }
  const rate = capital.value / baseRevenue.figure.value;
  return [
    {
      input: 'base_working_capital',
      value: capital.value,
      reason: `${base.label}: ${capital.composition}`,
      sources: capital.sources,
      external: null,
    },
    {
      input: 'working_capital_rate',
      value: rate,
      reason: `Share of revenue in ${base.label}; ${percent(rate)} in every year, so that only growth changes the balance`,
      sources: [...capital.sources, baseRevenue],
      external: null,
    },
  ];
}
