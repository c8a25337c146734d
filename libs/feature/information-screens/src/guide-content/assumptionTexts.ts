/** What each input of the model means and where it starts, by its name in the model. */
export const assumptionTexts: Readonly<Record<string, string>> = {
  base_revenue: 'Revenue of the fiscal year that the forecast starts from, as filed.',
  base_working_capital:
    'Receivables and inventory less payables at the end of the base year, of those that the balance sheet shows.',
  revenue_growth:
    'For each forecast year. Starts at the compound growth of up to three fiscal years, between −20% and +40%, and fades in equal steps to terminal growth; with no earlier revenue it is terminal growth throughout.',
  operating_margin:
    'Operating income over revenue, for each year. Starts at the median of three fiscal years.',
  tax_rate:
    'Tax on operating income, for each year. Starts at the median effective rate of recent years with a profit and a rate between 0 and 40%, else at the statutory rate for the reporting currency (OECD, Corporate Tax Statistics).',
  depreciation_rate:
    'Depreciation and amortization over revenue. Starts at the median of three fiscal years.',
  capital_expenditure_rate:
    'Investment in property and equipment over revenue. Starts at the median of three fiscal years.',
  working_capital_rate:
    'Working capital over revenue. Starts at its share in the base year, so that only growth ties up more.',
  wacc_method:
    'Whether the cost of capital is built up from its parts or given as one number. Starts built up.',
  given_wacc: 'The cost of capital as one number. Starts at the rate that its parts build up to.',
  risk_free_rate:
    'What lending without risk earns. Starts at the server’s setting, labelled with its source.',
  equity_risk_premium:
    'What shareholders ask beyond it for the market as a whole. Starts at the server’s setting.',
  beta: 'How much the share moves with the market; 1 is as the market. Measured where there are prices to measure, else the server’s setting.',
  cost_of_debt:
    'Interest before tax. Starts at interest over debt in the base year where that lies between the risk-free rate and 15%, else at the risk-free rate and a spread.',
  interest_tax_rate:
    'The rate at which interest saves tax. Starts at the operating tax rate of the final year.',
  debt_weight:
    'Debt over debt and equity at market value. Where there is no price in the company’s currency, equity is what the model itself finds.',
  discounting: 'Whether a year’s cash comes on its last day or through the year. Starts with mid-year.',
  terminal_method:
    'Whether the years after the forecast are valued by growth or by a multiple. Starts with growth.',
  terminal_growth:
    'Growth in perpetuity after the forecast. Starts at two and a half percent, and never above the risk-free rate or below zero: no company outgrows its economy forever.',
  exit_multiple:
    'What the final year’s metric would sell for. Starts at the company’s own multiple of today, from its market value, net debt and other claims; without a price, at the multiple that the model’s own perpetuity implies.',
  exit_metric: 'Whether the multiple is one of EBITDA or of EBIT. Starts with EBITDA.',
  cash: 'Cash and short-term investments of the base year, added in the bridge.',
  non_operating_assets:
    'Long-term investments whose income is not part of operating income, added in the bridge.',
  debt: 'Current and long-term debt and leases, subtracted in the bridge: finance leases under US GAAP, all lease liabilities under IFRS.',
  minority_interest: 'The share of subsidiaries that others own, subtracted in the bridge.',
  preferred_equity: 'Preferred shares, which rank before common shares, subtracted in the bridge.',
  shares_outstanding:
    'Weighted diluted shares of the base year, else the newest count there is, on the basis of the newest split.',
};
