/** What each tranche of debt has: amount, interest on the opening balance, in cash or added to it, and repayments. */
const tranche = (name: string, label: string, leverage: string, senior: readonly string[]): string => `
input ${name}_leverage: multiple${leverage} "${label}, multiple of EBITDA"
input ${name}_rate: rate = 0 "${label}, interest rate"
input ${name}_interest_paid: choice(in_cash, in_kind) = in_cash "${label}, interest paid"
input ${name}_amortization: rate = 0 "${label}, yearly repayment, share of the amount borrowed"

value ${name}_borrowed: amount = ${name}_leverage * base_ebitda "${label} borrowed"
line ${name}_interest: amount = ${name}_debt[-1] * ${name}_rate "${label}, interest"
line ${name}_interest_in_kind: amount = if(${name}_interest_paid = in_kind, ${name}_interest, 0) "${label}, interest in kind"
line ${name}_repayment: amount = min(${name}_debt[-1], ${name}_borrowed * ${name}_amortization) "${label}, required repayment"
line ${name}_sweep: amount = min(${['cash_for_sweep', ...senior.map((before) => `${before}_sweep`)].join(' - ')}, ${name}_debt[-1] + ${name}_interest_in_kind - ${name}_repayment) "${label}, cash sweep"
line ${name}_debt: amount = ${name}_debt[-1] + ${name}_interest_in_kind - ${name}_repayment - ${name}_sweep from ${name}_borrowed "${label}"
`;

/**
 * A leveraged buyout of up to three tranches of debt, in the language of `@finance-analyst/model-engine`. Interest is on
 * opening balances, so nothing is circular; excess cash repays the tranches in order; and the sponsor's money comes
 * back at once on exit, so its internal rate of return is exactly multiple ^ (1 ÷ years) − 1.
 */
export const leveragedBuyoutSource = `
model "Leveraged buyout"
timeline 5 years

input base_revenue: amount "Base revenue"
input base_ebitda: amount "Base EBITDA"
input base_working_capital: amount = 0 "Base working capital"
input revenue_growth[]: rate "Revenue growth"
input ebitda_margin[]: rate "EBITDA margin"
input depreciation_rate[]: rate "Depreciation, share of revenue"
input capital_expenditure_rate[]: rate "Capital expenditure, share of revenue"
input working_capital_rate[]: rate = 0 "Working capital, share of revenue"
input tax_rate[]: rate "Tax rate"

input entry_multiple: multiple "Entry multiple of EBITDA"
input transaction_fees: amount = 0 "Transaction fees"
input minimum_cash: amount = 0 "Minimum cash"
input cash_sweep: rate = 100% "Cash sweep, share of excess cash"
input exit_multiple[]: multiple "Exit multiple of EBITDA"
${tranche('senior', 'Senior debt', '', [])}${tranche('subordinated', 'Subordinated debt', ' = 0', ['senior'])}${tranche('mezzanine', 'Mezzanine debt', ' = 0', ['senior', 'subordinated'])}
value purchase_price: amount = entry_multiple * base_ebitda "Purchase price"
value total_uses: amount = purchase_price + transaction_fees + minimum_cash "Uses"
value debt_borrowed: amount = senior_borrowed + subordinated_borrowed + mezzanine_borrowed "Debt borrowed"
value sponsor_equity: amount = total_uses - debt_borrowed "Sponsor equity"
value total_sources: amount = senior_borrowed + subordinated_borrowed + mezzanine_borrowed + sponsor_equity "Sources"

line revenue: amount = revenue[-1] * (1 + revenue_growth) from base_revenue "Revenue"
line ebitda: amount = revenue * ebitda_margin "EBITDA"
line depreciation: amount = revenue * depreciation_rate "Depreciation"
line interest: amount = senior_interest + subordinated_interest + mezzanine_interest "Interest"
line interest_in_kind: amount = senior_interest_in_kind + subordinated_interest_in_kind + mezzanine_interest_in_kind "Interest in kind"
line cash_interest: amount = interest - interest_in_kind "Cash interest"
line taxes: amount = max(ebitda - depreciation - interest, 0) * tax_rate "Taxes"
line capital_expenditure: amount = revenue * capital_expenditure_rate "Capital expenditure"
line working_capital: amount = revenue * working_capital_rate from base_working_capital "Working capital"
line change_in_working_capital: amount = working_capital - working_capital[-1] "Change in working capital"
line cash_flow: amount = ebitda - taxes - capital_expenditure - change_in_working_capital - cash_interest "Cash flow before repayments"
line required_repayments: amount = senior_repayment + subordinated_repayment + mezzanine_repayment "Required repayments"
line cash_for_sweep: amount = max(cash[-1] + cash_flow - required_repayments - minimum_cash, 0) * cash_sweep "Cash for the sweep"
line cash: amount = cash[-1] + cash_flow - required_repayments - senior_sweep - subordinated_sweep - mezzanine_sweep from minimum_cash "Cash"
line total_debt: amount = senior_debt + subordinated_debt + mezzanine_debt "Debt"
line net_debt: amount = total_debt - cash "Net debt"
line leverage: multiple = require(ebitda > 0, total_debt / ebitda) "Debt, multiple of EBITDA"

line exit_value: amount = exit_multiple * ebitda "Enterprise value at exit"
line exit_equity: amount = exit_value - net_debt "Sponsor equity at exit"
line multiple_of_money: multiple = require(sponsor_equity > 0, exit_equity / sponsor_equity) "Multiple of money, by year of exit"
line annual_return: rate = require(multiple_of_money > 0, multiple_of_money ^ (1 / year) - 1) "IRR, by year of exit"
value final_multiple_of_money: multiple = last(multiple_of_money) "Multiple of money"
value final_annual_return: rate = last(annual_return) "IRR"

value gain: amount = last(exit_equity) - sponsor_equity "Gain"
value gain_from_growth: amount = (last(ebitda) - base_ebitda) * entry_multiple "Gain from EBITDA growth"
value gain_from_multiple: amount = (last(exit_multiple) - entry_multiple) * last(ebitda) "Gain from a change in multiple"
value gain_from_debt_paydown: amount = debt_borrowed - minimum_cash - last(net_debt) "Gain from lower net debt"

check base_ebitda_not_positive error when base_ebitda <= 0
  "Base EBITDA is {base_ebitda}, and a multiple of it is not a price. Review base EBITDA."
check sponsor_equity_not_positive error when sponsor_equity <= 0
  "Sponsor equity is {sponsor_equity}: debt covers all uses of {total_uses}, so there is no return on equity. Review the leverage of the tranches."
check cash_short error when cash < 0
  "Cash falls to {cash}: the company cannot pay its interest and required repayments. Review leverage, rates and the operating forecast."
check final_equity_not_positive error when last(exit_equity) <= 0
  "The final-year exit leaves no equity: net debt exceeds the enterprise value. Review the exit multiple and leverage."
check sweep_out_of_range error when or(cash_sweep < 0, cash_sweep > 100%)
  "The cash sweep is {cash_sweep}, and it can be 0% to 100% of excess cash. Review the cash sweep."
check cash_below_minimum warning when and(cash >= 0, cash < minimum_cash)
  "Cash of {cash} is below the minimum of {minimum_cash}. Review required repayments and the operating forecast."
check leverage_high warning when debt_borrowed > 6 * base_ebitda
  "Debt borrowed of {debt_borrowed} is more than six times EBITDA, the level of US supervisors' guidance on leveraged lending (2013). Review the leverage of the tranches."
check interest_cover_low warning when and(cash_interest > 0, ebitda - capital_expenditure < 1.5 * cash_interest)
  "EBITDA less capital expenditure covers cash interest of {cash_interest} less than 1.5 times. Review leverage and rates."
check multiple_expansion note when last(exit_multiple) > entry_multiple
  "The exit multiple is above the entry multiple of {entry_multiple}, which adds {gain_from_multiple} to the gain. Review the exit multiple."
`;
