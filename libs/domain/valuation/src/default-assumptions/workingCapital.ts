import type { FiscalPeriod } from '@finance-analyst/market';
import { operatingWorkingCapital } from '../history/operatingWorkingCapital.js';
import type { Assumption } from './Assumption.js';

/** Why working capital is excluded when the balance sheet reports none of its items. */
export const noWorkingCapital = ({ label }: FiscalPeriod): string =>
  `No receivables, inventory, payables or deferred revenue reported on the ${label} balance sheet under the tags checked, so working capital is excluded`;

/** Operating working capital of the base year, from the reported items. */
export function baseWorkingCapital(base: FiscalPeriod): Assumption {
  const capital = operatingWorkingCapital(base);
  return {
    input: 'base_working_capital',
    value: capital?.value ?? 0,
    reason: capital ? `${base.label}: ${capital.composition}` : noWorkingCapital(base),
    sources: capital?.sources ?? [],
    external: null,
  };
}
