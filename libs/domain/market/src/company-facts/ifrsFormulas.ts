import type { StatementFormulas } from './StatementFormulas.js';
import { all, distinct, first, largest, less, same, withoutOverlap } from './TagFormula.js';

const revenue = same('Revenue', 'RevenueFromContractsWithCustomers');

const currentDebt = first(
  'CurrentBorrowingsAndCurrentPortionOfNoncurrentBorrowings',
  distinct(
    'Current portion of borrowings plus short-term borrowings',
    ['CurrentPortionOfLongtermBorrowings', 'ShorttermBorrowings'],
    less('Borrowings less long-term borrowings', 'Borrowings', 'LongtermBorrowings'),
  ),
);

/** IFRS 16 knows one kind of lease for lessees: all of them are lease liabilities. */
const noLineOfItsOwn = first();

/**
 * Which ifrs-full tags make each line: the first that the period has. Under IFRS 16 a lease's interest stands
 * below operating income, so a DCF adds `leaseLiabilities` to debt. Source: the IFRS Accounting Taxonomy.
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
  // Revaluation gains bring no cash, so a landlord's operating profit is operating income only without them.
  operatingIncome: first(
    less(
      'Operating profit less revaluation of investment property',
      'ProfitLossFromOperatingActivities',
      'GainsLossesOnFairValueAdjustmentInvestmentProperty',
    ),
    'ProfitLossFromOperatingActivities',
  ),
  interestExpense: first('InterestExpense', 'FinanceCosts'),
  incomeBeforeTax: 'ProfitLossBeforeTax',
  incomeTax: 'IncomeTaxExpenseContinuingOperations',
  netIncome: first('ProfitLossAttributableToOwnersOfParent', 'ProfitLoss'),
  dilutedShares: 'AdjustedWeightedAverageShares',
  basicShares: 'WeightedAverageShares',
  dilutedEarningsPerShare: same('DilutedEarningsLossPerShare', 'BasicAndDilutedEarningsLossPerShare'),

  cash: 'CashAndCashEquivalents',
  shortTermInvestments: first('CurrentInvestments', 'OtherCurrentFinancialAssets'),
  longTermInvestments: 'NoncurrentInvestmentsOtherThanInvestmentsAccountedForUsingEquityMethod',
  receivables: first('TradeAndOtherCurrentReceivables', 'CurrentTradeReceivables'),
  inventory: 'Inventories',
  currentAssets: 'CurrentAssets',
  propertyPlantEquipment: same(
    'PropertyPlantAndEquipment',
    'PropertyPlantAndEquipmentIncludingRightofuseAssets',
  ),
  goodwill: 'Goodwill',
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
  financeLeases: noLineOfItsOwn,
  leaseLiabilities: first(
    'LeaseLiabilities',
    all('Current plus noncurrent', 'CurrentLeaseLiabilities', 'NoncurrentLeaseLiabilities'),
  ),
  totalLiabilities: first('Liabilities', less('Assets less all equity', 'Assets', 'Equity')),
  minorityInterest: 'NoncontrollingInterests',
  preferredEquity: 'PreferenceSharesClassifiedAsEquity',
  shareholdersEquity: first('EquityAttributableToOwnersOfParent', 'Equity'),
  sharesOutstanding: 'NumberOfSharesOutstanding',

  cashFromOperations: first('CashFlowsFromUsedInOperatingActivities', 'CashFlowsFromUsedInOperations'),
  depreciation: first(
    'AdjustmentsForDepreciationAndAmortisationExpense',
    'DepreciationAndAmortisationExpense',
    'DepreciationAmortisationAndImpairmentLossReversalOfImpairmentLossRecognisedInProfitOrLoss',
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
