import type { StatementFormulas } from './StatementFormulas.js';
import { currentDebt, leaseLiabilities, longTermDebt } from './usGaapDebt.js';
import { all, any, first, largest, less, plus } from './TagFormula.js';

const revenue = first(
  'Revenues',
  'RevenuesNetOfInterestExpense',
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'RevenueFromContractWithCustomerIncludingAssessedTax',
  'SalesRevenueNet',
  'SalesRevenueGoodsNet',
  all('Net interest income plus noninterest income', 'InterestIncomeExpenseNet', 'NoninterestIncome'),
);

const costOfRevenue = first(
  'CostOfRevenue',
  'CostOfGoodsAndServicesSold',
  'CostOfGoodsSold',
  'CostOfServices',
);

const redeemableMinority = first(
  'RedeemableNoncontrollingInterestEquityCarryingAmount',
  'RedeemableNoncontrollingInterestEquityCommonCarryingAmount',
);

/** Equity of the shareholders that stands between liabilities and equity, such as redeemable preferred stock. */
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
 * The filed total, else securities and the investments beside them, such as stakes in private companies. Stakes
 * under the equity method are not added: filers have them among their other long-term investments.
 */
const longTermInvestments = first(
  'LongTermInvestments',
  any(
    'Noncurrent securities plus other long-term investments',
    first(
      'MarketableSecuritiesNoncurrent',
      'AvailableForSaleSecuritiesDebtSecuritiesNoncurrent',
      'AvailableForSaleSecuritiesNoncurrent',
      'DebtSecuritiesNoncurrent',
    ),
    'OtherLongTermInvestments',
  ),
);

/**
 * Which us-gaap tags make each line: the first that the period has. Debt is borrowings: leases, operating and
 * finance, are in `leaseLiabilities` alone, and are taken out of combined debt-and-lease tags where both are filed.
 * Source: the US GAAP Financial Reporting Taxonomy of the FASB.
 */
export const usGaapFormulas: StatementFormulas = {
  revenue,
  costOfRevenue: first(costOfRevenue, less('Revenue less gross profit', revenue, 'GrossProfit')),
  grossProfit: first('GrossProfit', less('Revenue less cost of revenue', revenue, costOfRevenue)),
  researchAndDevelopment: first(
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
  operatingIncome: 'OperatingIncomeLoss',
  interestExpense: first(
    'InterestExpense',
    'InterestExpenseNonoperating',
    'InterestExpenseOperating',
    'InterestAndDebtExpense',
    'InterestExpenseDebt',
  ),
  incomeBeforeTax: first(
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
  ),
  incomeTax: 'IncomeTaxExpenseBenefit',
  netIncome: first('NetIncomeLoss', 'ProfitLoss'),
  dilutedShares: first(
    'WeightedAverageNumberOfDilutedSharesOutstanding',
    'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  ),
  basicShares: first(
    'WeightedAverageNumberOfSharesOutstandingBasic',
    'WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  ),
  dilutedEarningsPerShare: first(
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
  shortTermInvestments: first(
    'MarketableSecuritiesCurrent',
    'ShortTermInvestments',
    'AvailableForSaleSecuritiesDebtSecuritiesCurrent',
    'AvailableForSaleSecuritiesCurrent',
    'DebtSecuritiesCurrent',
  ),
  longTermInvestments,
  receivables: first(
    'AccountsReceivableNetCurrent',
    'ReceivablesNetCurrent',
    'AccountsNotesAndLoansReceivableNetCurrent',
  ),
  inventory: first('InventoryNet', 'InventoryFinishedGoodsNetOfReserves'),
  currentAssets: 'AssetsCurrent',
  propertyPlantEquipment: first(
    'PropertyPlantAndEquipmentNet',
    'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
  ),
  goodwill: 'Goodwill',
  totalAssets: 'Assets',
  payables: first(
    'AccountsPayableCurrent',
    'AccountsPayableTradeCurrent',
    'AccountsPayableAndAccruedLiabilitiesCurrent',
  ),
  deferredRevenueCurrent: first('ContractWithCustomerLiabilityCurrent', 'DeferredRevenueCurrent'),
  currentDebt,
  currentLiabilities: 'LiabilitiesCurrent',
  longTermDebt,
  leaseLiabilities,
  totalLiabilities: first(
    'Liabilities',
    less('Assets less all equity', 'Assets', plus('All equity', allEquity, mezzanine, redeemableMinority)),
  ),
  minorityInterest: any('Minority plus redeemable minority', 'MinorityInterest', redeemableMinority),
  preferredEquity: any(
    'Preferred stock within equity plus temporary equity',
    first(
      'PreferredStockValue',
      'PreferredStockIncludingAdditionalPaidInCapitalNetOfDiscount',
      'PreferredStockValueOutstanding',
    ),
    mezzanine,
  ),
  shareholdersEquity: first(
    'StockholdersEquity',
    'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
  ),
  sharesOutstanding: 'CommonStockSharesOutstanding',

  cashFromOperations: first(
    'NetCashProvidedByUsedInOperatingActivities',
    'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
  ),
  depreciation: largest(
    'DepreciationAmortizationAndAccretionNet',
    'DepreciationDepletionAndAmortization',
    'DepreciationAndAmortization',
    'OtherDepreciationAndAmortization',
    plus('Depreciation plus amortisation of intangibles', 'Depreciation', 'AmortizationOfIntangibleAssets'),
  ),
  stockCompensation: first('ShareBasedCompensation', 'AllocatedShareBasedCompensationExpense'),
  capitalExpenditure: first(
    'PaymentsToAcquirePropertyPlantAndEquipment',
    'PaymentsToAcquireProductiveAssets',
    'PaymentsForCapitalImprovements',
    'PaymentsToAcquireOtherPropertyPlantAndEquipment',
  ),
  cashFromInvesting: first(
    'NetCashProvidedByUsedInInvestingActivities',
    'NetCashProvidedByUsedInInvestingActivitiesContinuingOperations',
  ),
  cashFromFinancing: first(
    'NetCashProvidedByUsedInFinancingActivities',
    'NetCashProvidedByUsedInFinancingActivitiesContinuingOperations',
  ),
  dividendsPaid: first(
    'PaymentsOfDividends',
    'PaymentsOfDividendsCommonStock',
    'PaymentsOfOrdinaryDividends',
  ),
  shareRepurchases: first('PaymentsForRepurchaseOfCommonStock', 'PaymentsForRepurchaseOfEquity'),
  exchangeRateEffect: first(
    'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
    'EffectOfExchangeRateOnCashAndCashEquivalents',
  ),
  changeInCash: first(
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
    'CashAndCashEquivalentsPeriodIncreaseDecrease',
  ),
};
