/**
 * The lines that statements are normalized to. Flows carry the sign of their name: `capitalExpenditure` and
 * `dividendsPaid` are positive outflows, `incomeTax` is a positive charge.
 */
export const incomeLines = [
  'revenue',
  'costOfRevenue',
  'grossProfit',
  'researchAndDevelopment',
  'sellingGeneralAdministrative',
  'operatingIncome',
  'interestExpense',
  'incomeBeforeTax',
  'incomeTax',
  'netIncome',
  'dilutedShares',
  'basicShares',
  'dilutedEarningsPerShare',
] as const;

export const balanceLines = [
  'cash',
  'shortTermInvestments',
  'longTermInvestments',
  'receivables',
  'inventory',
  'currentAssets',
  'propertyPlantEquipment',
  'goodwill',
  'totalAssets',
  'payables',
  'deferredRevenueCurrent',
  'currentDebt',
  'currentLiabilities',
  'longTermDebt',
  'financeLeases',
  'leaseLiabilities',
  'totalLiabilities',
  'minorityInterest',
  'preferredEquity',
  'shareholdersEquity',
  'sharesOutstanding',
] as const;

export const cashFlowLines = [
  'cashFromOperations',
  'depreciation',
  'stockCompensation',
  'capitalExpenditure',
  'cashFromInvesting',
  'cashFromFinancing',
  'dividendsPaid',
  'shareRepurchases',
  'changeInCash',
] as const;

export type StatementLine =
  (typeof incomeLines)[number] | (typeof balanceLines)[number] | (typeof cashFlowLines)[number];
