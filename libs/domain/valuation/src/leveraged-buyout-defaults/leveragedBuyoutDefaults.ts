import { reason, type Result } from '@finance-analyst/foundation';
import { capitalDetail } from '../company-defaults/capitalDetail.js';
import { companyBridge } from '../company-defaults/companyBridge.js';
import type { CompanyDefaults, CompanyDefaultsRequest } from '../company-defaults/CompanyDefaults.js';
import { baseRevenue } from '../company-defaults/baseRevenue.js';
import { companyHistory } from '../company-defaults/companyHistory.js';
import { salesToCapital } from '../company-defaults/salesToCapital.js';
import { lossCarryForward } from '../company-defaults/lossCarryForward.js';
import { marginalTaxRates } from '../company-defaults/marginalTaxRates.js';
import { balanceDates } from '../company-defaults/balanceDates.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { defaultBasis } from '../default-assumptions/defaultAssumptions.js';
import { firstDefaults } from '../derived-defaults/firstDefaults.js';
import { marketRates } from '../default-assumptions/marketRates.js';
import { baseEbitda } from './baseEbitda.js';
import { dealConventions } from './dealConventions.js';
import { leveragedBuyoutBasis } from './leveragedBuyoutBasis.js';
import { leveragedBuyoutDerivedDefaults } from './leveragedBuyoutDerivedDefaults.js';

/** Sponsors plan to sell within five years. */
const usualYears = 5;

/**
 * What a new leveraged buyout takes from a company's statements: a default for each input with its reason, and
 * its history; or the reason the model does not fit the company.
 */
export function leveragedBuyoutDefaults(
  request: CompanyDefaultsRequest,
): Result<Omit<CompanyDefaults, 'questions'>> {
  const based = leveragedBuyoutBasis(request);
  if (!based.ok) return based;
  const basis = based.value;
  const ebitda = baseEbitda(basis);
  if (!ebitda) throw new Error('A suitable company has EBITDA.');
  const years = request.years ?? usualYears;
  const only = (assumptions: readonly Assumption[], name: string): readonly Assumption[] =>
    assumptions.filter(({ input }) => input === name);
  const independent: readonly Assumption[] = [
    ...balanceDates(basis),
    baseRevenue(basis),
    {
      input: 'base_ebitda',
      value: ebitda.value,
      reason: reason`EBITDA of ${basis.base.label}, before impairment and restructuring`,
      sources: ebitda.sources,
      external: null,
    },
    ...only(lossCarryForward(basis), 'loss_use_limit'),
    salesToCapital(basis).assumption,
    ...capitalDetail(basis),
    ...companyBridge(basis),
    ...only(marketRates(request.parameters), 'risk_free_rate'),
    ...only(marginalTaxRates(basis), 'interest_tax_rate'),
    ...dealConventions,
  ];
  const assumptions = firstDefaults({
    fundamentals: basis.fundamentals,
    independent,
    derivedDefaults: leveragedBuyoutDerivedDefaults,
    derivationOf: (found) => defaultBasis({ ...request, base: basis.base, years }, found),
  });
  if (!assumptions.ok) return assumptions;
  return {
    ok: true,
    value: { ...companyHistory(basis.fundamentals), years, base: basis.base, assumptions: assumptions.value },
  };
}
