/** What filers of one kind of business tag. */
export interface BusinessTags {
  /** Deposits of a bank, premiums of an insurer, property of a landlord. */
  readonly funds: readonly string[];
  /** What they are measured against. */
  readonly against: readonly string[];
  /** At least one of these is filed too. */
  readonly alsoFiled: readonly string[];
  readonly smallestShare: number;
}

export const bankTags: BusinessTags = {
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

export const insurerTags: BusinessTags = {
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

export const propertyTags: BusinessTags = {
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
