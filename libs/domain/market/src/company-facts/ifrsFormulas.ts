import type { StatementFormulas } from './StatementFormulas.js';
import {
  all,
  any,
  distinct,
  first,
  largest,
  less,
  mayBeIncomplete,
  notTaggedApart,
  parts,
  plus,
  same,
  without,
  withoutOverlap,
} from './TagFormula.js';

const revenue = same('Revenue', 'RevenueFromContractsWithCustomers');

const currentDebt = first(
  'CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings',
  distinct(
    'Current portion of borrowings plus short-term borrowings',
    ['CurrentPortionOfLongtermBorrowings', 'ShorttermBorrowings'],
    less('Borrowings less long-term borrowings', 'Borrowings', 'LongtermBorrowings'),
  ),
);

/** Operating income of a filer that does not tag it; for a bank or an insurer finance is operating. */
const rebuiltOperatingIncome = without(
  less(
    `Profit before tax plus finance costs less finance income and nonoperating income${mayBeIncomplete}`,
    all('Profit before tax plus finance costs', 'ProfitLossBeforeTax', 'FinanceCosts'),
    plus(
      'Finance income plus nonoperating income',
      'FinanceIncome',
      'ShareOfProfitLossOfAssociatesAndJointVenturesAccountedForUsingEquityMethod',
      'GainsLossesOnFairValueAdjustmentInvestmentProperty',
    ),
  ),
  first('DepositsFromCustomers', 'InterestRevenueCalculatedUsingEffectiveInterestMethod', 'InsuranceRevenue'),
);

/**
 * Which ifrs-full tags make each line: the first that the period has. Under IFRS 16 a lease's interest stands
 * below operating income, so a DCF adds `leaseLiabilities` to debt, `rightOfUseAssets` to the capital invested and
 * `rightOfUseAdditions` to capital expenditure. Source: the IFRS Accounting Taxonomy.
 */
export const ifrsFormulas: StatementFormulas = {
  revenue,
  costOfRevenue: first('CostOfSales', less('Revenue less gross profit', revenue, 'GrossProfit')),
  grossProfit: first('GrossProfit', less('Revenue less cost of revenue', revenue, 'CostOfSales')),
  researchAndDevelopment: 'ResearchAndDevelopmentExpense',
  sellingGeneralAdministrative: largest(
    'SellingGeneralAndAdministrativeExpense',
    all(
      'Distribution plus administration',
      first('DistributionCosts', 'SalesAndMarketingExpense'),
      first('AdministrativeExpense', 'GeneralAndAdministrativeExpense'),
    ),
    first('AdministrativeExpense', 'GeneralAndAdministrativeExpense'),
  ),
  intangibleAmortization: first('AmortisationIntangibleAssetsOtherThanGoodwill', 'AmortisationExpense'),
  impairmentAndRestructuring: parts(
    'Restructuring plus impairments disclosed',
    'ExpenseOfRestructuringActivities',
    'ImpairmentLossRecognisedInProfitOrLossGoodwill',
    'ImpairmentLossRecognisedInProfitOrLossIntangibleAssetsOtherThanGoodwill',
    'ImpairmentLossRecognisedInProfitOrLossPropertyPlantAndEquipment',
  ),
  // Revaluation gains bring no cash, so a landlord's operating profit is operating income only without them.
  operatingIncome: first(
    less(
      'Operating profit less revaluation of investment property',
      'ProfitLossFromOperatingActivities',
      'GainsLossesOnFairValueAdjustmentInvestmentProperty',
    ),
    'ProfitLossFromOperatingActivities',
    rebuiltOperatingIncome,
  ),
  interestExpense: first('InterestExpense', 'FinanceCosts'),
  incomeBeforeTax: 'ProfitLossBeforeTax',
  incomeTax: 'IncomeTaxExpenseContinuingOperations',
  netIncome: same('ProfitLossAttributableToOwnersOfParent', 'ProfitLoss'),
  dilutedShares: 'AdjustedWeightedAverageShares',
  basicShares: 'WeightedAverageShares',
  // Investment property at fair value is neither depreciated nor written down: its changes are gains and losses.
  propertyGains: 'GainsLossesOnFairValueAdjustmentInvestmentProperty',
  propertyImpairment: notTaggedApart,
  preferredDividends: notTaggedApart,
  conversionShares: notTaggedApart,
  dilutedEarningsPerShare: same('DilutedEarningsLossPerShare', 'BasicAndDilutedEarningsLossPerShare'),

  cash: 'CashAndCashEquivalents',
  shortTermInvestments: first('CurrentInvestments', 'OtherCurrentFinancialAssets'),
  longTermInvestments: 'NoncurrentInvestmentsOtherThanInvestmentsAccountedForUsingEquityMethod',
  equityMethodInvestments: first(
    'InvestmentAccountedForUsingEquityMethod',
    any(
      'Associates plus joint ventures',
      'InvestmentsInAssociatesAccountedForUsingEquityMethod',
      'InvestmentsInJointVenturesAccountedForUsingEquityMethod',
    ),
  ),
  receivables: first('TradeAndOtherCurrentReceivables', 'CurrentTradeReceivables'),
  inventory: 'Inventories',
  currentAssets: 'CurrentAssets',
  propertyPlantEquipment: same(
    'PropertyPlantAndEquipment',
    'PropertyPlantAndEquipmentIncludingRightofuseAssets',
  ),
  // Where the filer shows them together with property, that line has them.
  rightOfUseAssets: without(
    first('RightofuseAssets', 'RightofuseAssetsThatDoNotMeetDefinitionOfInvestmentProperty'),
    without('PropertyPlantAndEquipmentIncludingRightofuseAssets', 'PropertyPlantAndEquipment'),
  ),
  goodwill: 'Goodwill',
  intangibleAssets: first(
    'IntangibleAssetsOtherThanGoodwill',
    less('Intangible assets and goodwill less goodwill', 'IntangibleAssetsAndGoodwill', 'Goodwill'),
  ),
  totalAssets: 'Assets',
  payables: first('TradeAndOtherCurrentPayables', 'TradeAndOtherCurrentPayablesToTradeSuppliers'),
  deferredRevenueCurrent: first('CurrentContractLiabilities', 'DeferredIncomeClassifiedAsCurrent'),
  currentDebt,
  currentLiabilities: 'CurrentLiabilities',
  longTermDebt: withoutOverlap('Borrowings less their current portion', {
    whole: first('LongtermBorrowings', 'NoncurrentPortionOfNoncurrentBorrowings'),
    part: currentDebt,
    total: 'Borrowings',
  }),
  // IFRS 16 knows one kind of lease for lessees: all of them are lease liabilities.
  financeLeases: notTaggedApart,
  leaseLiabilities: first(
    'LeaseLiabilities',
    all('Current plus noncurrent', 'CurrentLeaseLiabilities', 'NoncurrentLeaseLiabilities'),
  ),
  currentLeaseLiabilities: first(
    'CurrentLeaseLiabilities',
    less('Lease liabilities less their noncurrent part', 'LeaseLiabilities', 'NoncurrentLeaseLiabilities'),
  ),
  pensionDeficit: first(
    'RecognisedLiabilitiesDefinedBenefitPlan',
    any(
      'Noncurrent plus current',
      'NoncurrentRecognisedLiabilitiesDefinedBenefitPlan',
      'CurrentRecognisedLiabilitiesDefinedBenefitPlan',
    ),
  ),
  // Filers give both the balance sheet's liability and the one before set-off under `DeferredTaxLiabilities`.
  deferredTaxLiability: notTaggedApart,
  totalLiabilities: first('Liabilities', less('Assets less all equity', 'Assets', 'Equity')),
  minorityInterest: 'NoncontrollingInterests',
  preferredEquity: 'PreferenceSharesClassifiedAsEquity',
  shareholdersEquity: same('EquityAttributableToOwnersOfParent', 'Equity'),
  sharesOutstanding: 'NumberOfSharesOutstanding',
  // The taxonomy has a tag only for losses without a deferred tax asset, which are a part of them.
  lossCarryForward: notTaggedApart,

  cashFromOperations: first('CashFlowsFromUsedInOperatingActivities', 'CashFlowsFromUsedInOperations'),
  depreciation: first(
    'AdjustmentsForDepreciationAndAmortisationExpense',
    'DepreciationAndAmortisationExpense',
    'DepreciationAmortisationAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss',
    parts(
      'Depreciation plus amortization from the notes',
      'DepreciationPropertyPlantAndEquipment',
      'DepreciationRightofuseAssets',
      'AmortisationIntangibleAssetsOtherThanGoodwill',
    ),
  ),
  stockCompensation: first(
    'AdjustmentsForSharebasedPayments',
    'ExpenseFromSharebasedPaymentTransactionsWithEmployees',
  ),
  capitalExpenditure: first(
    all(
      'Purchases of property, plant and equipment plus additions to investment property',
      'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
      'AdditionsFromAcquisitionsInvestmentProperty',
    ),
    'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
    'PurchaseOfPropertyPlantAndEquipmentIntangibleAssetsOtherThanGoodwillInvestmentPropertyAndOtherNoncurrentAssets',
  ),
  // Development and software are intangible assets; the combined tag includes them.
  capitalizedSoftware: without(
    'PurchaseOfIntangibleAssetsClassifiedAsInvestingActivities',
    without(
      'PurchaseOfPropertyPlantAndEquipmentIntangibleAssetsOtherThanGoodwillInvestmentPropertyAndOtherNoncurrentAssets',
      'PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities',
    ),
  ),
  rightOfUseAdditions: 'AdditionsToRightofuseAssets',
  acquisitions:
    'CashFlowsUsedInObtainingControlOfSubsidiariesOrOtherBusinessesClassifiedAsInvestingActivities',
  cashFromInvesting: 'CashFlowsFromUsedInInvestingActivities',
  cashFromFinancing: 'CashFlowsFromUsedInFinancingActivities',
  dividendsPaid: same(
    'DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities',
    'DividendsPaidClassifiedAsFinancingActivities',
  ),
  shareRepurchases: same('PaymentsToAcquireOrRedeemEntitysShares', 'PurchaseOfTreasuryShares'),
  exchangeRateEffect: 'EffectOfExchangeRateChangesOnCashAndCashEquivalents',
  changeInCash: first(
    'IncreaseDecreaseInCashAndCashEquivalents',
    all(
      'Change before currency effects plus those effects',
      'IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges',
      'EffectOfExchangeRateChangesOnCashAndCashEquivalents',
    ),
  ),
};
