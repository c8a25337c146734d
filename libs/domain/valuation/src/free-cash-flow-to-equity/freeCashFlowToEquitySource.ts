import { costOfEquityStatements } from '../templates/costOfEquityStatements.js';

/**
 * Free cash flow to equity, in the language of `@finance-analyst/model-engine`: net income less the share of net
 * capital expenditure and of the change in working capital that debt does not fund (Damodaran, "Investment Valuation",
 * 3rd ed., chapter 14). The terminal value is by value driver on the return on equity, or by constant growth.
 */
export const freeCashFlowToEquitySource = `
model "Free cash flow to equity"
timeline 5 years

input base_revenue: amount "Base revenue"
input base_working_capital: amount "Base working capital"

input revenue_growth[]: rate "Revenue growth"
input net_margin[]: rate "Net margin"
input depreciation_rate[]: rate "Depreciation, share of revenue"
input capital_expenditure_rate[]: rate "Capital expenditure, share of revenue"
input working_capital_rate[]: rate "Working capital, share of revenue"
input debt_share[]: rate "Debt share of net investment"
${costOfEquityStatements}
input terminal_method: choice(value_driver, constant_growth) = value_driver "Terminal value by"
input terminal_growth: rate = 0 "Terminal growth"
input terminal_return_on_equity: rate = 0 "Return on equity after the forecast"
input cash: amount = 0 "Cash whose income is not in net income"
input shares_outstanding: shares "Diluted shares"

line revenue: amount = revenue[-1] * (1 + revenue_growth) from base_revenue "Revenue"
line net_income: amount = revenue * net_margin "Net income"
line depreciation: amount = revenue * depreciation_rate "Depreciation"
line capital_expenditure: amount = revenue * capital_expenditure_rate "Capital expenditure"
line working_capital: amount = revenue * working_capital_rate from base_working_capital "Working capital"
line change_in_working_capital: amount = working_capital - working_capital[-1] "Change in working capital"
line net_investment: amount = capital_expenditure - depreciation + change_in_working_capital "Net investment"
line net_borrowing: amount = net_investment * debt_share "Net borrowing"
line free_cash_flow_to_equity: amount = net_income - (capital_expenditure - depreciation) * (1 - debt_share) - change_in_working_capital * (1 - debt_share) "Free cash flow to equity"
line present_value: amount = free_cash_flow_to_equity * discount_factor "Present value"
value present_value_of_cash_flows: amount = sum(present_value) "Present value of cash flows"

value terminal_net_income: amount = last(net_income) * (1 + terminal_growth) "Net income of the year after the forecast"
value terminal_cash_flow: amount = if(terminal_method = value_driver, terminal_net_income * (1 - terminal_growth / terminal_return_on_equity), last(free_cash_flow_to_equity) * (1 + terminal_growth)) "Cash flow of the year after the forecast"
value terminal_value: amount = require(cost_of_equity > terminal_growth, terminal_cash_flow / (cost_of_equity - terminal_growth)) "Terminal value"
value present_value_of_terminal_value: amount = terminal_value * last(discount_factor) "Present value of terminal value"

value operating_equity_value: amount = present_value_of_cash_flows + present_value_of_terminal_value "Equity value of operations"
value equity_value: amount = operating_equity_value + cash "Equity value"
value value_per_share: per_share = equity_value / shares_outstanding "Value per share"
value terminal_share: rate = require(operating_equity_value > 0, present_value_of_terminal_value / operating_equity_value) "Terminal value, share of the equity value of operations"

check growth_not_below_cost_of_equity error when terminal_growth >= cost_of_equity
  "Terminal growth of {terminal_growth} is not below the cost of equity of {cost_of_equity}, so the cash flows have no finite value. Review both rates."
check terminal_return_too_low error when and(terminal_method = value_driver, or(terminal_return_on_equity <= 0, terminal_return_on_equity <= terminal_growth))
  "The return on equity after the forecast of {terminal_return_on_equity} does not fund terminal growth of {terminal_growth}. Enter a return above it."
check final_income_not_positive error when and(terminal_method = value_driver, last(net_income) <= 0)
  "Net income is not positive in the final year, so the terminal value assumes a permanent loss. Review the path of the net margin."
check shares_not_positive error when shares_outstanding <= 0
  "The share count is {shares_outstanding}, and value per share needs one above zero. Review diluted shares."
check equity_not_positive error when equity_value <= 0
  "Equity value is {equity_value}: the forecast consumes more cash than it generates. Review margins and reinvestment."
check debt_share_out_of_range warning when or(debt_share < 0, debt_share > 100%)
  "The debt share of net investment is {debt_share}, outside 0% to 100%. Review the debt share."
check growth_without_investment warning when and(terminal_method = constant_growth, terminal_growth > 0, last(net_investment) <= 0)
  "Terminal growth of {terminal_growth} is not funded: net investment in the final year is zero or negative. Review capital expenditure against depreciation in the final year."
check terminal_share_high warning when and(operating_equity_value > 0, terminal_share > 75%)
  "Terminal value is {terminal_share} of the equity value of operations, so the result depends mostly on what happens after the forecast. Review the terminal assumptions and the cost of equity."
`;
