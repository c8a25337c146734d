import type { CompanyDcfResponse } from '@finance-analyst/contracts';
import { companyScenarios, evaluateCompany, type CompanyDefaults } from '@finance-analyst/valuation';
import { finiteOrNull } from '../model/finiteOrNull.js';

/** Values per share in the scenarios of a company's own history, or why it has none. */
export function companyRange(defaults: CompanyDefaults): Pick<CompanyDcfResponse, 'range' | 'rangeReason'> {
  const scenarios = companyScenarios(defaults);
  if (!scenarios.ok) return { range: null, rangeReason: scenarios.reason };
  const valueIn = (name: string): number | null => {
    const scenario = scenarios.value.find((each) => each.name === name);
    const evaluated = evaluateCompany(defaults, scenario?.changes);
    return evaluated.ok ? finiteOrNull(evaluated.value.number('value_per_share')) : null;
  };
  return {
    range: { cautious: valueIn('cautious'), base: valueIn('base'), optimistic: valueIn('optimistic') },
    rangeReason: null,
  };
}
