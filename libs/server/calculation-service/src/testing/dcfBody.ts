/** A complete body for `POST /api/calculations/dcf`. */
export const dcfBody = {
  symbol: 'a label only',
  currency: 'USD',
  baseRevenue: 1000,
  revenueGrowth: [0.1, 0.09, 0.08, 0.07, 0.06],
  operatingMargin: 0.2,
  taxRate: 0.25,
  depreciationRate: 0.04,
  capitalExpenditureRate: 0.05,
  workingCapitalRate: 0.1,
  baseWorkingCapital: 100,
  costOfCapital: {
    riskFreeRate: 0.04,
    equityRiskPremium: 0.05,
    beta: 1.1,
    costOfDebt: 0.06,
    taxRate: 0.25,
    debtWeight: 0.2,
  },
  discounting: 'end-of-year',
  terminal: { method: 'perpetual-growth', growth: 0.025 },
  cash: 50,
  debt: 200,
  minorityInterest: 0,
  preferredEquity: 0,
  nonOperatingAssets: 0,
  sharesOutstanding: 100,
} as const;

/** The same body with the cost of capital as one number. */
export const withWacc = (wacc: number) => ({ ...dcfBody, costOfCapital: undefined, wacc });
