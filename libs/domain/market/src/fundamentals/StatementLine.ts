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

/** The lines of the balance sheet and its notes, as amounts in the currency of the period, and the share count. */
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

/**
 * The lines of the cash flow statement, as amounts of the period in its currency. Payments are above zero; the totals
 * and the change in cash have the sign of the flow.
 */
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

/** A line of the normalized statements. */
export type StatementLine =
  (typeof incomeLines)[number] | (typeof balanceLines)[number] | (typeof cashFlowLines)[number];
