import type { StatementFormulas } from './StatementFormulas.js';
import {
  currentDebt,
  currentLeaseLiabilities,
  financeLeases,
  leaseLiabilities,
  longTermDebt,
} from './usGaapDebt.js';
import { longTermInvestments, shortTermInvestments } from './usGaapInvestments.js';
import { impairmentAndRestructuring } from './usGaapOneOffCharges.js';
import { rebuiltOperatingIncome } from './usGaapOperatingIncome.js';
import { pensionDeficit } from './usGaapPensions.js';
import {
  all,
  any,
  distinct,
  exceeding,
  first,
  largest,
  less,
  mayBeIncomplete,
  notTaggedApart,
  plus,
  same,
  without,
} from './TagFormula.js';

const revenue = first(
  same(
    'Revenues',
    'RevenuesNetOfInterestExpense',
    'RevenueFromContractWithCustomerExcludingAssessedTax',
    'RevenueFromContractWithCustomerIncludingAssessedTax',
    'SalesRevenueNet',
    'SalesRevenueGoodsNet',
  ),
  all('Net interest income plus noninterest income', 'InterestIncomeExpenseNet', 'NoninterestIncome'),
);

const costOfRevenue = first(
  same('CostOfRevenue', 'CostOfGoodsAndServicesSold', 'CostOfGoodsSold'),
  'CostOfServices',
);

const redeemableMinority = first(
  'RedeemableNoncontrollingInterestEquityCarryingAmount',
  'RedeemableNoncontrollingInterestEquityCommonCarryingAmount',
);

/** Equity reported between liabilities and shareholders' equity, such as redeemable preferred stock. */
const mezzanine = first(
  'TemporaryEquityCarryingAmountAttributableToParent',
  less(
    'Temporary equity less redeemable minority',
    'TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests',
    redeemableMinority,
  ),
  'TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests',
);

const allEquity = first(
  'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
  plus('Shareholders’ equity plus minority interest', 'StockholdersEquity', 'MinorityInterest'),
);

/**
 * Tax losses before any tax rate. Some filers give them under the tags of the deferred tax asset for losses: a part
 * that is larger than the whole of that asset can only be the losses themselves. State losses are left out, since
 * they are for the most part the same losses again.
 */
const lossCarryForward = first(
  'OperatingLossCarryforwards',
  plus(
    'Domestic plus foreign losses',
    exceeding(
      'DeferredTaxAssetsOperatingLossCarryforwardsDomestic',
      'DeferredTaxAssetsOperatingLossCarryforwards',
    ),
    'DeferredTaxAssetsOperatingLossCarryforwardsForeign',
  ),
);

/**
 * Which us-gaap tags make each line: the first that the period has. Debt is borrowings: finance leases are a line of
 * their own, and are taken out of combined debt-and-lease tags where both are filed.
 * Source: the US GAAP Financial Reporting Taxonomy of the FASB.
 */
export const usGaapFormulas: StatementFormulas = {
  revenue,
  costOfRevenue: first(costOfRevenue, less('Revenue less gross profit', revenue, 'GrossProfit')),
  grossProfit: first('GrossProfit', less('Revenue less cost of revenue', revenue, costOfRevenue)),
  researchAndDevelopment: same(
    'ResearchAndDevelopmentExpense',
    'ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost',
  ),
  sellingGeneralAdministrative: first(
    'SellingGeneralAndAdministrativeExpense',
    all(
      'Selling and marketing plus general and administrative',
      first('SellingAndMarketingExpense', 'SellingExpense', 'MarketingExpense'),
      'GeneralAndAdministrativeExpense',
    ),
  ),
  intangibleAmortization: same(
    'AmortizationOfIntangibleAssets',
    'FiniteLivedIntangibleAssetsAmortizationExpense',
  ),
  impairmentAndRestructuring,
  operatingIncome: first('OperatingIncomeLoss', rebuiltOperatingIncome(revenue)),
  interestExpense: first(
    same('InterestExpense', 'InterestExpenseNonoperating'),
    'InterestExpenseOperating',
    'InterestAndDebtExpense',
    'InterestExpenseDebt',
  ),
  incomeBeforeTax: same(
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
  ),
  incomeTax: 'IncomeTaxExpenseBenefit',
  netIncome: same('NetIncomeLoss', 'ProfitLoss'),
  dilutedShares: same(
    'WeightedAverageNumberOfDilutedSharesOutstanding',
    'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  ),
  basicShares: same(
    'WeightedAverageNumberOfSharesOutstandingBasic',
    'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  ),
  propertyGains: first('GainLossOnSaleOfProperties', 'GainsLossesOnSalesOfInvestmentRealEstate'),
  propertyImpairment: first('ImpairmentOfRealEstate', 'ImpairmentOfLongLivedAssetsHeldForUse'),
  // The first is what the income statement deducts, the others what was declared.
  preferredDividends: first(
    'PreferredStockDividendsIncomeStatementImpact',
    'DividendsPreferredStock',
    'DividendsPreferredStockCash',
  ),
  conversionShares: 'IncrementalCommonSharesAttributableToConversionOfDebtSecurities',
  dilutedEarningsPerShare: same(
    'EarningsPerShareDiluted',
    'EarningsPerShareBasicAndDiluted',
    'IncomeLossFromContinuingOperationsPerBasicAndDilutedShare',
  ),

  cash: first(
    'CashAndCashEquivalentsAtCarryingValue',
    all(
      'Cash and due from banks plus deposits with banks',
      'CashAndDueFromBanks',
      'InterestBearingDepositsInBanks',
    ),
    'CashAndDueFromBanks',
    'Cash',
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
  ),
  shortTermInvestments,
  longTermInvestments,
  equityMethodInvestments: 'EquityMethodInvestments',
  receivables: first(
    'AccountsReceivableNetCurrent',
    'ReceivablesNetCurrent',
    'AccountsNotesAndLoansReceivableNetCurrent',
  ),
  inventory: first('InventoryNet', 'InventoryFinishedGoodsNetOfReserves'),
  currentAssets: 'AssetsCurrent',
  propertyPlantEquipment: same(
    'PropertyPlantAndEquipmentNet',
    'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
  ),
  // Operating leases are not debt, so the leased assets are not capital; assets of finance leases are within property.
  rightOfUseAssets: notTaggedApart,
  goodwill: 'Goodwill',
  intangibleAssets: first(
    'IntangibleAssetsNetExcludingGoodwill',
    any(
      'Finite-lived plus indefinite-lived intangible assets',
      'FiniteLivedIntangibleAssetsNet',
      'IndefiniteLivedIntangibleAssetsExcludingGoodwill',
    ),
    'OtherIntangibleAssetsNet',
  ),
  totalAssets: 'Assets',
  payables: first(
    'AccountsPayableCurrent',
    'AccountsPayableTradeCurrent',
    'AccountsPayableAndAccruedLiabilitiesCurrent',
  ),
  deferredRevenueCurrent: same('ContractWithCustomerLiabilityCurrent', 'DeferredRevenueCurrent'),
  currentDebt,
  currentLiabilities: 'LiabilitiesCurrent',
  longTermDebt,
  financeLeases,
  leaseLiabilities,
  currentLeaseLiabilities,
  pensionDeficit,
  // `DeferredTaxLiabilities` and `DeferredIncomeTaxLiabilities` are not the balance sheet's: filers give them before set-off.
  deferredTaxLiability: same('DeferredTaxLiabilitiesNoncurrent', 'DeferredIncomeTaxLiabilitiesNet'),
  totalLiabilities: first(
    'Liabilities',
    less('Assets less all equity', 'Assets', plus('All equity', allEquity, mezzanine, redeemableMinority)),
  ),
  minorityInterest: distinct('Minority plus redeemable minority', ['MinorityInterest', redeemableMinority]),
  preferredEquity: distinct('Preferred stock within equity plus temporary equity', [
    first(
      'PreferredStockValue',
      'PreferredStockIncludingAdditionalPaidInCapitalNetOfDiscount',
      'PreferredStockValueOutstanding',
    ),
    mezzanine,
  ]),
  shareholdersEquity: same(
    'StockholdersEquity',
    'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
  ),
  sharesOutstanding: 'CommonStockSharesOutstanding',
  lossCarryForward,

  cashFromOperations: same(
    'NetCashProvidedByUsedInOperatingActivities',
    'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
  ),
  depreciation: first(
    largest(
      'DepreciationAmortizationAndAccretionNet',
      'DepreciationDepletionAndAmortization',
      'DepreciationAndAmortization',
      'OtherDepreciationAndAmortization',
    ),
    plus(
      `Depreciation plus amortization of intangible assets, from the notes${mayBeIncomplete}`,
      'Depreciation',
      'AmortizationOfIntangibleAssets',
    ),
  ),
  stockCompensation: first('ShareBasedCompensation', 'AllocatedShareBasedCompensationExpense'),
  capitalExpenditure: first(
    same('PaymentsToAcquirePropertyPlantAndEquipment', 'PaymentsToAcquireProductiveAssets'),
    'PaymentsForCapitalImprovements',
    'PaymentsToAcquireOtherPropertyPlantAndEquipment',
  ),
  // Productive assets include software and other intangibles.
  capitalizedSoftware: without(
    first(
      'PaymentsForSoftware',
      any('Developed plus acquired software', 'PaymentsToDevelopSoftware', 'PaymentsToAcquireSoftware'),
    ),
    'PaymentsToAcquireProductiveAssets',
  ),
  rightOfUseAdditions: notTaggedApart,
  acquisitions: first(
    'PaymentsToAcquireBusinessesNetOfCashAcquired',
    less(
      'Paid for businesses less cash acquired',
      'PaymentsToAcquireBusinessesGross',
      'CashAcquiredFromAcquisition',
    ),
  ),
  cashFromInvesting: same(
    'NetCashProvidedByUsedInInvestingActivities',
    'NetCashProvidedByUsedInInvestingActivitiesContinuingOperations',
  ),
  cashFromFinancing: same(
    'NetCashProvidedByUsedInFinancingActivities',
    'NetCashProvidedByUsedInFinancingActivitiesContinuingOperations',
  ),
  dividendsPaid: same('PaymentsOfDividends', 'PaymentsOfDividendsCommonStock', 'PaymentsOfOrdinaryDividends'),
  shareRepurchases: same('PaymentsForRepurchaseOfCommonStock', 'PaymentsForRepurchaseOfEquity'),
  exchangeRateEffect: same(
    'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
    'EffectOfExchangeRateOnCashAndCashEquivalents',
  ),
  changeInCash: same(
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
    'CashAndCashEquivalentsPeriodIncreaseDecrease',
  ),
};
