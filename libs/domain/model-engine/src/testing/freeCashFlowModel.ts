/** A complete valuation in the language, for tests. */
export const freeCashFlowModel = `
model "Free cash flow to the firm"
timeline 5 years

# Drivers
input base_revenue: amount "Revenue of the base period"
input revenue_growth[]: rate
input operating_margin[]: rate
input tax_rate[]: rate
input depreciation_rate[]: rate
input capital_expenditure_rate[]: rate
input working_capital_rate[]: rate
input base_working_capital: amount
input wacc: rate "WACC"
input mid_year: flag = 0 "Discount mid-year"
input terminal_method: choice(perpetual_growth, exit_multiple) = perpetual_growth
input terminal_growth: rate = 2.5%
input exit_multiple_of_ebitda: multiple = 10
input cash: amount = 0
input debt: amount = 0
input shares_outstanding: shares

line revenue: amount = revenue[-1] * (1 + revenue_growth) from base_revenue
line operating_income = revenue * operating_margin
line operating_taxes = max(operating_income, 0) * tax_rate
line depreciation = revenue * depreciation_rate
line capital_expenditure = revenue * capital_expenditure_rate
line working_capital = revenue * working_capital_rate from base_working_capital
line change_in_working_capital = working_capital - working_capital[-1]
line free_cash_flow =
  operating_income - operating_taxes + depreciation - capital_expenditure - change_in_working_capital
line discount_factor = 1 / (1 + wacc) ^ (year - if(mid_year, 0.5, 0))
line present_value = free_cash_flow * discount_factor

value ebitda_of_last_year = last(operating_income + depreciation)
value terminal_value = if(
  terminal_method = exit_multiple,
  exit_multiple_of_ebitda * ebitda_of_last_year,
  last(free_cash_flow) * (1 + terminal_growth) / (wacc - terminal_growth)
)
value terminal_discount_factor = if(
  terminal_method = exit_multiple, 1 / (1 + wacc) ^ last(year), last(discount_factor)
)
value present_value_of_terminal_value = terminal_value * terminal_discount_factor
value enterprise_value = sum(present_value) + present_value_of_terminal_value
value terminal_share: rate = present_value_of_terminal_value / enterprise_value
value equity_value = enterprise_value + cash - debt
value value_per_share = equity_value / shares_outstanding

check growth_below_wacc error when
  and(terminal_method = perpetual_growth, terminal_growth >= wacc)
  "Terminal growth of {terminal_growth} is not below the WACC of {wacc}."
check terminal_share_high warning when terminal_share > 0.75
  "Terminal value is {terminal_share} of enterprise value."
check negative_equity warning when equity_value < 0 "The equity is worth {equity_value}."
`;

/** Inputs of a growing company with round figures. */
export const freeCashFlowInputs = {
  base_revenue: 1000,
  revenue_growth: [0.1, 0.09, 0.08, 0.07, 0.06],
  operating_margin: 0.2,
  tax_rate: 0.25,
  depreciation_rate: 0.04,
  capital_expenditure_rate: 0.05,
  working_capital_rate: 0.1,
  base_working_capital: 100,
  wacc: 0.088,
  terminal_growth: 0.025,
  cash: 50,
  debt: 200,
  shares_outstanding: 100,
};
