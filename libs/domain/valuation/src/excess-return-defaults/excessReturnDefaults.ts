import type { Result } from '@finance-analyst/foundation';
import { companyBridge } from '../company-defaults/companyBridge.js';
import type { CompanyDefaults, CompanyDefaultsRequest } from '../company-defaults/CompanyDefaults.js';
import { balanceDates } from '../company-defaults/balanceDates.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { defaultBasis } from '../default-assumptions/defaultAssumptions.js';
import { firstDefaults } from '../derived-defaults/firstDefaults.js';
import { marketRates } from '../default-assumptions/marketRates.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { excessReturnHistory } from '../excess-return-2/excessReturnHistory.js';
import { excessReturnBasis } from './excessReturnBasis.js';
import { excessReturnDerivedDefaults } from './excessReturnDerivedDefaults.js';
import { persistence } from './persistence.js';
import { preferredWithinEquity } from './preferredWithinEquity.js';

const usualYears = 5;

const shareCounts: ReadonlySet<string> = new Set(['shares_outstanding', 'dilutive_shares']);

const costOfEquityMethod = statedAssumption(
  'cost_of_equity_method',
  'build_up',
  'Computed from its components',
);

/**
 * What version 2 of the excess return template takes from the statements of a bank or insurer: a default for each input
 * with its reason, and its history; or the reason the model does not fit the company.
 */
export function excessReturnDefaults(
  request: CompanyDefaultsRequest,
): Result<Omit<CompanyDefaults, 'questions'>> {
  const based = excessReturnBasis(request);
  if (!based.ok) return based;
  const basis = based.value;
  const equity = sourceOf(basis.base, 'shareholdersEquity');
  if (!equity) throw new Error('A suitable company has equity.');
  const years = request.years ?? usualYears;
  const independent: readonly Assumption[] = [
    ...balanceDates(basis),
    {
      input: 'base_equity',
      value: equity.figure.value,
      reason: `Shareholders’ equity of ${basis.base.label}`,
      sources: [equity],
      external: null,
    },
    ...marketRates(request.parameters),
    costOfEquityMethod,
    persistence,
    preferredWithinEquity(basis.base),
    ...companyBridge(basis).filter(({ input }) => shareCounts.has(input)),
  ];
  const assumptions = firstDefaults({
    fundamentals: basis.fundamentals,
    independent,
    derivedDefaults: excessReturnDerivedDefaults,
    derivationOf: (found) => defaultBasis({ ...request, base: basis.base, years }, found),
  });
  if (!assumptions.ok) return assumptions;
  return {
    ok: true,
    value: {
      ...excessReturnHistory(basis.fundamentals),
      years,
      base: basis.base,
      assumptions: assumptions.value,
    },
  };
}
