/**
 * Earnings power value, in the language of `@finance-analyst/model-engine`: normalized after-tax operating income
 * over the cost of capital, without growth (Greenwald, Kahn, Sonkin and van Biema, 2001, "Value Investing"). The value
 * of growth is apart: each year's reinvestment is worth its return on new capital over the cost of capital, less itself.
 */
export const earningsPowerSource = `
model "Earnings power"
timeline 5 years

input base_revenue: amount "Sustainable revenue"
input normal_margin: rate "Operating margin through the cycle"
input tax_rate: rate "Tax rate"
input depreciation: amount = 0 "Depreciation"
input maintenance_capital_expenditure: amount = 0 "Maintenance capital expenditure"

input wacc_method: choice(build_up, given) = build_up "Cost of capital from"
input given_wacc: rate = 0 "Cost of capital, given"
input risk_free_rate: rate = 0 "Risk-free rate"
input equity_risk_premium: rate = 0 "Equity risk premium"
input beta: multiple = 1 "Beta"
input cost_of_debt: rate = 0 "Cost of debt before tax"
input interest_tax_rate: rate = 0 "Tax rate on interest"
input debt_weight: rate = 0 "Debt share of capital"

input growth[]: rate = 0 "Earnings growth funded in the year"
input return_on_new_capital: rate = 0 "Return on new capital"
input asset_value: amount = 0 "Reproduction value of operating assets"

input cash: amount = 0 "Cash and short-term investments"
input non_operating_assets: amount = 0 "Non-operating assets"
input debt: amount = 0 "Debt"
input minority_interest: amount = 0 "Minority interest"
input preferred_equity: amount = 0 "Preferred equity"
input shares_outstanding: shares "Diluted shares"

value cost_of_equity: rate = risk_free_rate + beta * equity_risk_premium "Cost of equity"
value wacc: rate = if(wacc_method = given, given_wacc, (1 - debt_weight) * cost_of_equity + debt_weight * cost_of_debt * (1 - interest_tax_rate)) "Cost of capital (WACC)"

value normal_operating_income: amount = base_revenue * normal_margin "Normalized operating income"
value operating_taxes: amount = max(normal_operating_income, 0) * tax_rate "Operating taxes"
value normal_nopat: amount = normal_operating_income - operating_taxes "Normalized NOPAT"
value normal_earnings: amount = normal_nopat + depreciation - maintenance_capital_expenditure "Normalized earnings"
value earnings_power_value: amount = require(wacc > 0, normal_earnings / wacc) "Earnings power value"
value franchise_value: amount = require(asset_value > 0, earnings_power_value - asset_value) "Franchise value"

line earnings: amount = if(period = 1, normal_earnings, earnings[-1] * (1 + growth[-1])) "Earnings"
line reinvestment: amount = if(growth = 0, 0 * earnings, earnings * growth / return_on_new_capital) "Reinvestment for growth"
line value_added: amount = reinvestment * (return_on_new_capital / wacc - 1) "Value added by reinvestment"
line present_value: amount = value_added * (1 + wacc) ^ -year "Present value"
value growth_value: amount = sum(present_value) "Value of growth"

value equity_value: amount = earnings_power_value + cash + non_operating_assets - debt - minority_interest - preferred_equity "Equity value without growth"
value value_per_share: per_share = equity_value / shares_outstanding "Value per share without growth"
value equity_value_with_growth: amount = equity_value + growth_value "Equity value with growth"
value value_per_share_with_growth: per_share = equity_value_with_growth / shares_outstanding "Value per share with growth"

check wacc_not_positive error when wacc <= 0
  "The cost of capital is {wacc}, and earnings power needs one above zero. Review the rates behind it."
check earnings_not_positive error when normal_earnings <= 0
  "Normalized earnings are {normal_earnings}, so there is no earnings power to value. Review the margin through the cycle and maintenance capital expenditure."
check shares_not_positive error when shares_outstanding <= 0
  "The share count is {shares_outstanding}, and value per share needs one above zero. Review diluted shares."
check equity_not_positive error when and(earnings_power_value > 0, equity_value <= 0)
  "Equity value is {equity_value}: debt and other claims exceed the earnings power value, cash and other assets. Review debt and the margin through the cycle."
check return_on_new_capital_missing error when and(growth <> 0, return_on_new_capital <= 0)
  "Growth of {growth} needs reinvestment at a return on new capital above zero, and it is {return_on_new_capital}. Review the return on new capital."
check growth_destroys_value warning when and(growth_value < 0, return_on_new_capital < wacc)
  "The return on new capital of {return_on_new_capital} is below the cost of capital of {wacc}, so growth lowers the value by {growth_value}. Review growth and the return on new capital."
check reinvestment_above_earnings warning when and(earnings > 0, reinvestment > earnings)
  "Growth of {growth} needs reinvestment of {reinvestment}, more than earnings of {earnings}. Review growth and the return on new capital."
check franchise_not_positive note when and(asset_value > 0, earnings_power_value < asset_value)
  "The earnings power value of {earnings_power_value} is below the reproduction value of the assets of {asset_value}: they earn less than the cost of capital. Review the margin through the cycle."
check cost_of_capital_unusual warning when or(wacc < 4%, wacc > 20%)
  "The cost of capital of {wacc} is outside the usual range of 4% to 20%, and the value is sensitive to it. Review the rates behind it."
`;
