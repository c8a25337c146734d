import type { Result } from '@finance-analyst/foundation';
import { companyBridge } from '../company-defaults/companyBridge.js';
import type { CompanyDefaults, CompanyDefaultsRequest } from '../company-defaults/CompanyDefaults.js';
import { balanceDates } from '../company-defaults/balanceDates.js';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { statedAssumption } from '../default-assumptions/statedAssumption.js';
import { commonIncomeOf } from '../default-assumptions/commonIncome.js';
import { defaultBasis } from '../default-assumptions/defaultAssumptions.js';
import { firstDefaults } from '../derived-defaults/firstDefaults.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import { fundsFromOperationsHistory } from '../funds-from-operations/fundsFromOperationsHistory.js';
import { ffoParts } from './fundsFromOperations.js';
import { fundsFromOperationsDerivedDefaults } from './fundsFromOperationsDerivedDefaults.js';
import { netOperatingIncome } from './netOperatingIncome.js';
import { propertyBasis, type PropertyBasis } from './propertyBasis.js';

const usualYears = 5;

/** Net income of the base period that belongs to the common shareholders. */
function baseIncome({ base }: PropertyBasis): Assumption {
  const income = commonIncomeOf(base);
  if (!income) throw new Error('A suitable property company has net income.');
  return {
    input: 'base_net_income',
    value: income.value,
    reason: `Net income of ${base.label}${income.sources.length > 1 ? ', less preferred dividends' : ''}`,
    sources: income.sources,
    external: null,
  };
}

/** The other parts of FFO in the base period. One that it does not report counts as none, and says so. */
const baseParts = ({ base }: PropertyBasis): readonly Assumption[] =>
  ffoParts.map(({ line, name }): Assumption => {
    const source = sourceOf(base, line);
    return {
      input: `base_${snake[line]}`,
      value: source?.figure.value ?? 0,
      reason: source
        ? `${name.charAt(0).toUpperCase()}${name.slice(1)} of ${base.label}`
        : `Counted as zero: no ${name} reported for ${base.label} under the tags checked`,
      sources: source ? [source] : [],
      external: null,
    };
  });

const snake = {
  depreciation: 'depreciation',
  propertyGains: 'property_gains',
  propertyImpairment: 'property_impairment',
} as const;

/** The claims as the bridge has them; pensions have no tax to save. */
const claims = (basis: PropertyBasis): readonly Assumption[] =>
  companyBridge(basis).map((claim) =>
    claim.input === 'pension_deficit' ? { ...claim, input: 'pension_claim' } : claim,
  );

/**
 * What the funds-from-operations template takes from the statements of a property company: a default for each input with
 * its reason, and its history; or the reason the model does not fit the company.
 */
export function fundsFromOperationsDefaults(
  request: CompanyDefaultsRequest,
): Result<Omit<CompanyDefaults, 'questions'>> {
  const based = propertyBasis(request);
  if (!based.ok) return based;
  const basis = based.value;
  const years = request.years ?? usualYears;
  const independent: readonly Assumption[] = [
    ...balanceDates(basis),
    baseIncome(basis),
    ...baseParts(basis),
    statedAssumption(
      'value_by',
      'multiple',
      'The usual multiple of property companies, from peers or entered',
    ),
    netOperatingIncome(basis.base),
    statedAssumption(
      'cap_rate',
      0,
      'Filings do not report the rate at which similar properties sell. Enter one',
    ),
    ...claims(basis),
  ];
  const assumptions = firstDefaults({
    fundamentals: basis.fundamentals,
    independent,
    derivedDefaults: fundsFromOperationsDerivedDefaults,
    derivationOf: (found) => defaultBasis({ ...request, base: basis.base, years }, found),
  });
  if (!assumptions.ok) return assumptions;
  return {
    ok: true,
    value: {
      ...fundsFromOperationsHistory(basis.fundamentals),
      years,
      base: basis.base,
      assumptions: assumptions.value,
    },
  };
}
