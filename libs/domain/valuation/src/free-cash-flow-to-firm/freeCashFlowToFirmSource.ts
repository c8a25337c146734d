/** The free-cash-flow-to-the-firm model, in the language of `@finance-analyst/model-engine`. */
export const freeCashFlowToFirmSource = `
model "Free cash flow to the firm"
timeline 5 years

input base_revenue: amount "Base revenue"
input base_working_capital: amount "Base working capital"

input revenue_growth[]: rate "Revenue growth"
input operating_margin[]: rate "Operating margin"
input tax_rate[]: rate "Tax rate"
input depreciation_rate[]: rate "Depreciation, share of revenue"
input capital_expenditure_rate[]: rate "Capital expenditure, share of revenue"
input working_capital_rate[]: rate "Working capital, share of revenue"

input wacc_method: choice(build_up, given) = build_up "Cost of capital from"
input given_wacc: rate = 0 "Cost of capital, given"
input risk_free_rate: rate = 0 "Risk-free rate"
input equity_risk_premium: rate = 0 "Equity risk premium"
input beta: multiple = 1 "Beta"
input cost_of_debt: rate = 0 "Cost of debt before tax"
input interest_tax_rate: rate = 0 "Tax rate on interest"
input debt_weight: rate = 0 "Debt share of capital"

input discounting: choice(end_of_year, mid_year) = end_of_year "Discounting"
input terminal_method: choice(perpetual_growth, market_multiple) = perpetual_growth "Terminal value by"
input terminal_growth: rate = 0 "Terminal growth"
input exit_multiple: multiple = 0 "Exit multiple"
input exit_metric: choice(ebitda, ebit) = ebitda "Exit multiple of"

input cash: amount = 0 "Cash and short-term investments"
input non_operating_assets: amount = 0 "Non-operating assets"
input debt: amount = 0 "Debt"
input minority_interest: amount = 0 "Minority interest"
input preferred_equity: amount = 0 "Preferred equity"
input shares_outstanding: shares "Diluted shares"

line revenue: amount = revenue[-1] * (1 + revenue_growth) from base_revenue "Revenue"
line operating_income: amount = revenue * operating_margin "Operating income"
line operating_taxes: amount = max(operating_income, 0) * tax_rate "Operating taxes"
line depreciation: amount = revenue * depreciation_rate "Depreciation"
line capital_expenditure: amount = revenue * capital_expenditure_rate "Capital expenditure"
line working_capital: amount = revenue * working_capital_rate from base_working_capital "Working capital"
line change_in_working_capital: amount = working_capital - working_capital[-1] "Change in working capital"
line free_cash_flow: amount = operating_income - operating_taxes + depreciation - capital_expenditure - change_in_working_capital "Free cash flow"

value cost_of_equity: rate = risk_free_rate + beta * equity_risk_premium "Cost of equity"
value wacc: rate = if(wacc_method = given, given_wacc, (1 - debt_weight) * cost_of_equity + debt_weight * cost_of_debt * (1 - interest_tax_rate)) "Cost of capital (WACC)"
value timing_shift: years = if(discounting = mid_year, 0.5, 0) "Discounting ahead of year end"
line discount_factor: number = (1 + wacc) ^ -(year - timing_shift) "Discount factor"
line present_value: amount = free_cash_flow * discount_factor "Present value"
value present_value_of_cash_flows: amount = sum(present_value) "Present value of cash flows"

value terminal_metric: amount = last(operating_income) + if(exit_metric = ebitda, last(depreciation), 0) "Exit metric of the final year"
value terminal_value: amount = if(terminal_method = market_multiple, exit_multiple * terminal_metric, require(wacc > terminal_growth, last(free_cash_flow) * (1 + terminal_growth) / (wacc - terminal_growth))) "Terminal value"
value terminal_discount_years: years = last(year) - if(terminal_method = market_multiple, 0, timing_shift) "Years to the terminal value"
value present_value_of_terminal_value: amount = terminal_value * (1 + wacc) ^ -terminal_discount_years "Present value of terminal value"

value enterprise_value: amount = present_value_of_cash_flows + present_value_of_terminal_value "Enterprise value"
value equity_value: amount = enterprise_value + cash + non_operating_assets - debt - minority_interest - preferred_equity "Equity value"
value value_per_share: per_share = equity_value / shares_outstanding "Value per share"
value terminal_share: rate = require(enterprise_value > 0, present_value_of_terminal_value / enterprise_value) "Terminal value, share of enterprise value"

line net_investment: amount = capital_expenditure - depreciation + change_in_working_capital "Net investment"

check growth_not_below_wacc error when and(terminal_method = perpetual_growth, terminal_growth >= wacc)
  "Terminal growth of {terminal_growth} is not below the cost of capital of {wacc}, so the perpetuity has no finite value. Review both rates."
check shares_not_positive error when shares_outstanding <= 0
  "The share count is {shares_outstanding}, and value per share needs one above zero. Review diluted shares."
check equity_without_enterprise_value error when and(equity_value <= 0, enterprise_value <= 0)
  "Equity value is {equity_value}: the forecast consumes more cash than it generates, for an enterprise value of {enterprise_value}, and cash and other assets do not cover it. Review margins and reinvestment."
check equity_not_positive error when and(equity_value <= 0, enterprise_value > 0)
  "Equity value is {equity_value}: debt and other claims exceed enterprise value, cash and other assets. Review debt and the forecast cash flows."
check enterprise_value_not_positive warning when enterprise_value <= 0
  "Enterprise value is {enterprise_value}: the forecast consumes more cash than it generates. Review margins and reinvestment."
check exit_metric_not_positive error when and(terminal_method = market_multiple, terminal_metric <= 0)
  "The exit metric of the final year is {terminal_metric}, and a multiple of it is not a value. Review the operating margin of the final year."
check terminal_share_high warning when and(enterprise_value > 0, terminal_share > 75%)
  "Terminal value is {terminal_share} of enterprise value, so the result depends mostly on what happens after the forecast. Review the terminal assumptions, the margin of the final year and the cost of capital."
check terminal_growth_above_risk_free warning when and(terminal_method = perpetual_growth, wacc_method = build_up, terminal_growth > risk_free_rate)
  "Terminal growth of {terminal_growth} is above the risk-free rate of {risk_free_rate}, the usual ceiling for long-run growth: no company outgrows its economy indefinitely. Review terminal growth."
check growth_without_investment warning when and(terminal_method = perpetual_growth, terminal_growth > 0, last(net_investment) <= 0)
  "Terminal growth of {terminal_growth} is not funded: net investment in the final year is zero or negative. Review capital expenditure against depreciation in the final year."
check operating_loss_in_final_year warning when last(operating_income) < 0
  "Operating income is negative in the final year, so the terminal value assumes a permanent loss. Review the path of the operating margin."
check cost_of_capital_unusual warning when or(wacc < 4%, wacc > 20%)
  "The cost of capital of {wacc} is outside the usual range of 4% to 20%, and the value is sensitive to it. Review the rates behind it."
check debt_heavy note when debt_weight > 60%
  "Debt is {debt_weight} of capital, which makes equity riskier. Review whether beta reflects this leverage."
`;
