/** The meaning and default of each model input, by its name in the model. */
export const assumptionTexts: Readonly<Record<string, string>> = {
  base_revenue: 'Revenue of the fiscal year that the forecast starts from, as filed.',
  base_working_capital:
    'Reported receivables and inventory, less reported payables and deferred revenue, at the end of the base year.',
  revenue_growth:
    'For each forecast year. Starts at the compound annual growth of up to three fiscal years, limited to −20% to +40%, and fades in equal steps to terminal growth; without earlier revenue, terminal growth throughout.',
  operating_margin:
    'Operating income over revenue, for each year. Starts at the median of three fiscal years.',
  tax_rate:
    'Tax on operating income, for each year. Starts at the median effective rate of recent years with a profit and a rate of 0 to 40%, else at the statutory rate for the reporting currency (OECD, Corporate Tax Statistics).',
  depreciation_rate:
    'Depreciation and amortization over revenue. Starts at the median of three fiscal years.',
  capital_expenditure_rate:
    'Investment in property and equipment over revenue. Starts at the median of three fiscal years.',
  working_capital_rate:
    'Working capital over revenue. Starts at the base-year ratio, so only growth ties up more.',
  wacc_method:
    'Whether the cost of capital is computed from its components or entered as one number. Starts with components.',
  given_wacc: 'The cost of capital as one number. Starts at the rate computed from its components.',
  risk_free_rate: 'The return on a risk-free loan. Starts at the server’s setting, labeled with its source.',
  equity_risk_premium:
    'The extra return shareholders expect from the market as a whole. Starts at the server’s setting.',
  beta: 'How much the share moves with the market; 1 moves in line with it. Measured from prices if available, else the server’s setting.',
  cost_of_debt:
    'Interest before tax. Starts at interest over debt in the base year if that is between the risk-free rate and 15%, else at the risk-free rate plus a spread.',
  interest_tax_rate: 'The rate of tax saved on interest. Starts at the operating tax rate of the final year.',
  debt_weight:
    'Debt over debt and equity at market value. Without a price in the company’s currency, the model’s own equity value is used.',
  discounting: 'Whether a year’s cash flow arrives at year-end or through the year. Starts with mid-year.',
  terminal_method:
    'Whether the years after the forecast are valued by perpetual growth or by a multiple. Starts with perpetual growth.',
  terminal_growth:
    'Growth in perpetuity after the forecast. Starts at two and a half percent, but not above the risk-free rate or below zero: no company outgrows its economy forever.',
  exit_multiple:
    'The multiple of the final year’s metric at exit. Starts at the company’s current multiple, from its market value, net debt and other claims; without a price, at the multiple implied by the model’s perpetuity.',
  exit_metric: 'Whether the multiple applies to EBITDA or EBIT. Starts with EBITDA.',
  cash: 'Cash and short-term investments of the base year, added in the bridge.',
  non_operating_assets:
    'Long-term investments whose income is outside operating income, added in the bridge.',
  debt: 'Current and long-term debt and leases, subtracted in the bridge: finance leases under US GAAP, all lease liabilities under IFRS.',
  minority_interest: 'The share of subsidiaries owned by others, subtracted in the bridge.',
  preferred_equity: 'Preferred shares, which rank before common shares, subtracted in the bridge.',
  shares_outstanding:
    'Weighted diluted shares of the base year, else the latest count available, adjusted for splits.',
};
