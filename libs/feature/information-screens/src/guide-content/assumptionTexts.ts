/** The meaning and default of each model input but the reported history, by its name in the model. */
export const assumptionTexts: Readonly<Record<string, string>> = {
  valuation_date:
    'The date of the value. Starts at the date of the price, else at the date the statements are known on.',
  balance_date: 'The date of the newest balance sheet.',
  first_year_end:
    'The first fiscal year end after the newest annual report. The first forecast year runs from the balance sheet to it.',
  base_revenue: 'Revenue of the trailing twelve months, as filed.',
  revenue_growth:
    'For each forecast year. Starts at the mean of growth over the last twelve months and the compound annual growth of up to three fiscal years, limited to −20% to +40%, and fades to terminal growth, faster from above 10%; without earlier revenue, terminal growth throughout.',
  operating_margin:
    'Operating income before amortization of acquired intangibles and one-off items (EBITA) over revenue, for each year. Moves from the margin of the last twelve months to the median of up to ten fiscal years since the last loss. A company with a loss has no default.',
  acquired_amortization:
    'Amortization of intangibles from acquisitions. Continues at its latest amount until the intangibles on the balance sheet are fully amortized.',
  tax_rate:
    'Tax on EBITA, for each year. Starts from the effective rate and moves to the statutory rate for the reporting currency (OECD, Corporate Tax Statistics) by the final year, or to an assumed 25% in euros and where no rate is known.',
  base_loss_carry_forward: 'Operating losses of earlier years that reduce taxes, as filed.',
  loss_use_limit:
    'The share of a year’s income that losses can offset: 80% for companies under US GAAP (Internal Revenue Code, section 172), else no limit.',
  base_working_capital:
    'Operating working capital on the newest balance sheet, without cash, investments, debt and leases.',
  base_fixed_assets: 'Net property, plant and equipment on the newest balance sheet.',
  base_goodwill_and_intangibles: 'Goodwill and acquired intangibles on the newest balance sheet.',
  sales_to_capital:
    'Revenue added per unit of capital invested. Starts at that of the last five fiscal years if stable, else at the median of revenue over capital, limited to between a tenth and 10. Where acquisitions of three fiscal years exceed 5% of revenue, capital includes goodwill and acquired intangibles, before their amortization. Then reinvestment moves in equal steps to terminal growth over the return on new capital, as a share of NOPAT.',
  working_capital_rate:
    'Operating working capital over revenue. Moves from today’s share to the median of up to five fiscal years.',
  depreciation_rate:
    'Depreciation, without amortization of acquired intangibles, over opening fixed assets. Starts at the median of up to five fiscal years.',
  wacc_method:
    'Whether the cost of capital is computed from its components or entered as one number. Starts with components.',
  given_wacc: 'The cost of capital as one number. Starts at the rate computed from its components.',
  risk_free_rate: 'The return on a risk-free loan. Starts at the server’s setting, labeled with its source.',
  equity_risk_premium:
    'The extra return shareholders expect from the market as a whole. Starts at the server’s setting.',
  country_risk_premium:
    'An extra return for the countries where revenue is earned. Starts at zero, since the statements do not say where.',
  beta: 'How much the share moves with the market; 1 moves in line with it. Where two years of prices are available, the slope of weekly returns against the market’s index, moved one third of the way to 1 (Blume); else the beta of the company’s sector at the model’s debt share, within a usual range; else the server’s setting.',
  debt_weight_at:
    'Whether the debt share takes equity at the market price or at the value that the model gives, which then agree. Starts at the market price.',
  specific_premium:
    'An extra return for a small company or for risks of its own, as in the build-up method. Starts at zero.',
  beta_method:
    'Whether beta is the company’s own or that of its peers. Starts with the company’s own. Peers suit a company without two years of prices, or one whose business or debt has changed.',
  peer_beta:
    'The median beta of the peers without their leverage: each measured beta ÷ (1 + (1 − tax rate) × debt/equity), equity at market value. Without a beta of peers, the company’s own without its leverage. The model relevers it at its own debt share and tax rate on interest.',
  cost_of_debt:
    'Interest before tax. Starts at interest over debt if that is between the risk-free rate and 15% and the debt at least 1% of revenue or of debt plus book equity, else at the risk-free rate plus a spread.',
  interest_tax_rate: 'The rate of tax saved on interest. Starts at the statutory or assumed rate.',
  debt_weight:
    'Debt over debt and equity at market value. Without a price in the company’s currency, or if you choose so, the model’s own equity value is used. Convertible debt counts as debt.',
  terminal_wacc_method:
    'Whether the cost of capital after the forecast is the same or entered. Starts with the same.',
  given_terminal_wacc: 'The cost of capital after the forecast, if entered. Starts at the cost of capital.',
  discounting: 'Whether a year’s cash flow arrives at year-end or through the year. Starts with mid-year.',
  terminal_method:
    'Whether the years after the forecast are valued by value driver, perpetual growth or a multiple. Starts with value driver.',
  terminal_growth:
    'Growth in perpetuity after the forecast. Starts at two and a half percent, but not above the risk-free rate or below zero: no company outgrows its economy forever.',
  terminal_tax_rate: 'Tax on income after the forecast. Starts at the statutory or assumed rate.',
  ronic_method:
    'Whether new capital after the forecast returns the cost of capital, an entered rate, or for some years the rate of the final year and then the cost of capital. Starts with the cost of capital, since competition ends higher returns.',
  given_ronic:
    'The return on new capital after the forecast, if entered. Starts at the cost of capital after the forecast.',
  ronic_years:
    'The years after the forecast in which new capital earns the return of the final year, if it fades; from then on it earns the cost of capital. Starts at zero. The value is that of the two-stage value driver formula (Koller, Goedhart and Wessels, Valuation).',
  exit_multiple:
    'The multiple of the final year’s metric at exit. Starts at the company’s current multiple of that metric; without a price, at the multiple implied by the terminal value by value driver.',
  exit_metric: 'Whether the multiple applies to EBITDA or EBITA. Starts with EBITDA.',
  cash: 'Cash and short-term investments, added in the bridge.',
  non_operating_assets:
    'Long-term investments whose income is outside operating income, added in the bridge.',
  associates:
    'Equity method investments, added in the bridge. Starts at zero if the long-term investments may include them.',
  debt: 'Current and long-term debt and leases, subtracted in the bridge: finance leases under US GAAP, all lease liabilities under IFRS.',
  pension_deficit: 'Unfunded pensions as filed, subtracted after tax in the bridge.',
  minority_interest: 'The book value of the share of subsidiaries owned by others, subtracted in the bridge.',
  minority_method:
    'Whether minority interest counts at book value or at a multiple of its income. Starts with book value, which can be far from what a profitable subsidiary is worth.',
  minority_income:
    'The income attributable to minority interest, from the income statement. Until it and the multiple are entered, book value counts.',
  minority_multiple: 'The price-earnings ratio of similar companies, for the income of minority interest.',
  convertible_debt:
    'The part of debt that can be converted to shares. It counts as shares where a share is worth more than the conversion price at the model’s own value, else as debt. Starts at zero; if you enter it, leave its shares out of the dilutive shares.',
  conversion_price: 'The debt given up for one share on conversion.',
  preferred_equity: 'Preferred shares, which rank before common shares, subtracted in the bridge.',
  shares_outstanding: 'The latest count of shares outstanding, else weighted shares, adjusted for splits.',
  dilutive_shares:
    'Shares from options and units: weighted diluted less weighted basic shares. None in a period with a loss.',
  options_outstanding:
    'Options of employees that are not in the dilutive shares. They count by the treasury stock method at the model’s own value: where it is above the exercise price, the proceeds buy back shares, and the rest are added. Starts at zero, since the reported diluted shares already include options; if you enter them, keep only units in the dilutive shares.',
  exercise_price: 'The average exercise price of the options. Starts at zero.',
  base_equity: 'Shareholders’ equity on the newest balance sheet.',
  base_assets: 'Total assets on the newest balance sheet. Without them, growth applies to equity itself.',
  asset_growth:
    'For each forecast year. Starts at the return on equity times the share of net income that recent years did not pay out as dividends and repurchases, and fades to terminal growth.',
  capital_ratio:
    'Equity over total assets, for each year. Starts at the ratio of the newest balance sheet. Equity above it is paid out; shareholders contribute any shortfall.',
  return_on_equity:
    'Net income over opening equity. Moves from the median of three fiscal years to the median of up to ten.',
  cost_of_equity_method:
    'Whether the cost of equity is computed from its components or entered as one number. Starts with components.',
  given_cost_of_equity: 'The cost of equity as one number. Starts at the rate computed from its components.',
  persistence:
    'The share of the excess return that persists each year after the forecast: none at 0%, all at 100%. Starts at the average of US companies from 1976 to 1995 (Dechow, Hutton and Sloan 1999, Journal of Accounting and Economics 26).',
};
