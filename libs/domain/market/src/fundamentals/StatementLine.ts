/**
 * The lines that statements are normalized to. Flows carry the sign of their name: `capitalExpenditure` and
 * `dividendsPaid` are positive outflows, `incomeTax` is a positive charge. `intangibleAmortization` and
 * `impairmentAndRestructuring` are within operating income, `currentLeaseLiabilities` within `leaseLiabilities`.
 * `propertyGains` and `propertyImpairment` are within net income: of sales and revaluation of property, and its write-down.
 * `conversionShares` are within `dilutedShares`: what converting debt adds.
 * `rightOfUseAssets` are beside `propertyPlantEquipment`, and `rightOfUseAdditions`, which no cash is paid for, beside
 * `capitalExpenditure`. Only IFRS filers have them: there all leases are debt.
 * `preferredDividends` are not within net income: what of it belongs to preferred shareholders.
 */
export const incomeLines = [
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'researchAndDevelopment',
  'sellingGeneralAdministrative',
  'intangibleAmortization',
  'impairmentAndRestructuring',
  'operatingIncome',
  'interestExpense',
  'incomeBeforeTax',
  'incomeTax',
  'netIncome',
  'dilutedShares',
  'basicShares',
  'dilutedEarningsPerShare',
  'propertyGains',
  'propertyImpairment',
  'preferredDividends',
  'conversionShares',
] as const;

export const balanceLines = [
  'cash',
  'shortTermInvestments',
  'longTermInvestments',
  'equityMethodInvestments',
  'receivables',
  'inventory',
  'currentAssets',
  'propertyPlantEquipment',
  'rightOfUseAssets',
  'goodwill',
  'intangibleAssets',
  'totalAssets',
  'payables',
  'deferredRevenueCurrent',
  'currentDebt',
  'currentLiabilities',
  'longTermDebt',
  'financeLeases',
  'leaseLiabilities',
  'currentLeaseLiabilities',
  'pensionDeficit',
  'deferredTaxLiability',
  'totalLiabilities',
  'minorityInterest',
  'preferredEquity',
  'shareholdersEquity',
  'sharesOutstanding',
  'lossCarryForward',
] as const;

export const cashFlowLines = [
  'cashFromOperations',
  'depreciation',
  'stockCompensation',
  'capitalExpenditure',
  'capitalizedSoftware',
  'rightOfUseAdditions',
  'acquisitions',
  'cashFromInvesting',
  'cashFromFinancing',
  'dividendsPaid',
  'shareRepurchases',
  'changeInCash',
] as const;

export type StatementLine =
  (typeof incomeLines)[number] | (typeof balanceLines)[number] | (typeof cashFlowLines)[number];
