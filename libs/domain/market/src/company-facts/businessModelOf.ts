import type { BusinessModel } from '../fundamentals/CompanyFundamentals.js';
import { readFacts, type CompanyFactsDocument } from './readCompanyFacts.js';
import type { ReportingBasis } from './reportingBasis.js';

interface ModelTags {
  /** Deposits of a bank, premiums of an insurer, property of a landlord. */
  readonly funds: readonly string[];
  /** What they are measured against. */
  readonly against: readonly string[];
  /** At least one of these is filed too. */
  readonly alsoFiled: readonly string[];
  readonly smallestShare: number;
}

const bank: ModelTags = {
  funds: ['Deposits', 'InterestBearingDepositLiabilities', 'DepositsFromCustomers'],
  against: ['Assets'],
  alsoFiled: [
    'NoninterestIncome',
    'NoninterestExpense',
    'InterestAndDividendIncomeOperating',
    'InterestIncomeExpenseAfterProvisionForLoanLoss',
    'InterestRevenueCalculatedUsingEffectiveInterestMethod',
    'RevenueFromInterest',
  ],
  smallestShare: 0.2,
};

const insurer: ModelTags = {
  funds: [
    'PremiumsEarnedNet',
    'PremiumsEarnedNetPropertyAndCasualty',
    'InsuranceRevenue',
    'RevenueFromInsuranceContractsIssued',
  ],
  against: ['Revenues', 'Revenue'],
  alsoFiled: [
    'PolicyholderBenefitsAndClaimsIncurredNet',
    'LiabilityForFuturePolicyBenefits',
    'LiabilityForClaimsAndClaimsAdjustmentExpense',
    'InsuranceServiceExpensesFromInsuranceContractsIssued',
    'InsuranceContractsThatAreLiabilities',
  ],
  smallestShare: 0.5,
};

const property: ModelTags = {
  funds: ['RealEstateInvestmentPropertyNet', 'RealEstateInvestmentsNet', 'InvestmentProperty'],
  against: ['Assets'],
  alsoFiled: [
    'OperatingLeaseLeaseIncome',
    'LeaseIncome',
    'OperatingLeasesIncomeStatementLeaseRevenue',
    'OperatingLeasesIncomeStatementMinimumLeaseRevenue',
    'RealEstateRevenueNet',
    'RentalIncome',
    'RentalIncomeFromInvestmentProperty',
  ],
  smallestShare: 0.5,
};

/**
 * What kind of business the newest facts show. A bank: customers' deposits are at least a fifth of total assets, and
 * interest income is filed. An insurer: earned premiums are at least half of revenue, and claims or policy
 * liabilities are filed. A property company: investment property is at least half of total assets, and rent is
 * filed. Anything else is `operating`.
 */
export function businessModelOf(
  document: CompanyFactsDocument,
  basis: ReportingBasis,
  knownOn: string,
): BusinessModel {
  const newestValues = (tag: string): ReadonlyMap<string, number> => {
    const { facts } = readFacts(document, { taxonomy: basis.taxonomy, tag, unit: basis.currency }, knownOn);
    return new Map(facts.map(({ start, end, value }) => [`${end} ${start}`, value]));
  };
  if (fits(bank, newestValues)) return 'bank';
  if (fits(insurer, newestValues)) return 'insurer';
  return fits(property, newestValues) ? 'property' : 'operating';
}

function fits(model: ModelTags, valuesOf: (tag: string) => ReadonlyMap<string, number>): boolean {
  if (!model.alsoFiled.some((tag) => valuesOf(tag).size > 0)) return false;
  const against = model.against.map(valuesOf);
  return model.funds.map(valuesOf).some((funds) => {
    const newest = [...funds.keys()].sort().findLast((span) => against.some((totals) => totals.has(span)));
    if (newest === undefined) return false;
    const total = against.find((totals) => totals.has(newest))?.get(newest) ?? 0;
    return total > 0 && (funds.get(newest) ?? 0) >= model.smallestShare * total;
  });
}
