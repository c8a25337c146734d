/**
 * Linked income statement, balance sheet and cash flow statement, in the language of `@finance-analyst/model-engine`.
 * Interest on average balances needs the closing balances, which need the interest; net interest alone breaks that
 * circle. What depends on interest is added last and as one figure, and cash is a minimum and maximum instead of a sum
 * with the draw: so more interest never rounds to more cash, and the rounds end on the same bits in any unit of amounts.
 */
export const linkedThreeStatementsSource = `
model "Linked three statements"
timeline 5 years

section "Opening balance sheet"
input base_revenue: amount "Base revenue"
input opening_cash: amount "Opening cash"
input opening_receivables: amount = 0 "Opening receivables"
input opening_inventory: amount = 0 "Opening inventory"
input opening_fixed_assets: amount = 0 "Opening fixed assets"
input other_assets: amount = 0 "Other assets"
input opening_payables: amount = 0 "Opening payables"
input opening_revolver: amount = 0 "Opening revolver"
input opening_term_debt: amount = 0 "Opening term debt"
input other_liabilities: amount = 0 "Other liabilities"
input opening_share_capital: amount = 0 "Opening share capital"
input opening_retained_earnings: amount = 0 "Opening retained earnings"
value opening_assets: amount = opening_cash + opening_receivables + opening_inventory + opening_fixed_assets + other_assets "Opening assets"
value opening_liabilities: amount = opening_payables + opening_revolver + opening_term_debt + other_liabilities "Opening liabilities"
value opening_equity: amount = opening_share_capital + opening_retained_earnings "Opening equity"
value opening_difference: amount = opening_assets - opening_liabilities - opening_equity "Opening assets less liabilities and equity"

section "Operations"
input revenue_growth[]: rate "Revenue growth"
input cost_of_sales_rate[]: rate "Cost of sales, share of revenue"
input operating_expense_rate[]: rate = 0 "Operating expenses, share of revenue"
input depreciation_rate[]: rate = 0 "Depreciation, share of revenue"
input capital_expenditure_rate[]: rate = 0 "Capital expenditure, share of revenue"
input receivable_days[]: number = 0 "Receivables, days of revenue"
input inventory_days[]: number = 0 "Inventory, days of cost of sales"
input payable_days[]: number = 0 "Payables, days of cost of sales"
input tax_rate[]: rate "Tax rate"

section "Financing"
input interest_on: choice(average_balances, opening_balances) = average_balances "Interest on"
input minimum_cash: amount = 0 "Minimum cash"
input revolver_limit: amount "Revolver limit"
input cash_sweep: rate = 100% "Cash sweep to the revolver, share of excess cash"
input revolver_rate[]: rate "Revolver, interest rate"
input term_rate[]: rate = 0 "Term debt, interest rate"
input cash_rate[]: rate = 0 "Cash, interest rate"
input term_borrowing[]: amount = 0 "Term debt borrowed"
input scheduled_repayment[]: amount = 0 "Term debt, scheduled repayment"
input payout_ratio[]: rate = 0 "Payout ratio"
input share_issues[]: amount = 0 "Shares issued less repurchased"

section "Income statement"
line revenue: amount = revenue[-1] * (1 + revenue_growth) from base_revenue "Revenue"
line cost_of_sales: amount = revenue * cost_of_sales_rate "Cost of sales"
line gross_profit: amount = revenue - cost_of_sales "Gross profit"
line operating_expenses: amount = revenue * operating_expense_rate "Operating expenses"
line ebitda: amount = gross_profit - operating_expenses "EBITDA"
line depreciation: amount = revenue * depreciation_rate "Depreciation"
line operating_income: amount = ebitda - depreciation "Operating income"
line net_interest: amount = interest_expense - interest_income "Net interest"
line income_before_tax: amount = operating_income - net_interest "Income before tax"
line taxes: amount = max(income_before_tax, 0) * tax_rate "Taxes"
line net_income: amount = income_before_tax - taxes "Net income"
line dividends: amount = max(net_income, 0) * payout_ratio "Dividends"
line retained_income: amount = net_income - dividends "Net income retained"

section "Debt and interest"
line term_repayment: amount = min(scheduled_repayment, term_debt[-1] + term_borrowing) "Term debt repaid"
line cash_before_revolver: amount = cash[-1] + depreciation - change_in_working_capital - capital_expenditure + term_borrowing - term_repayment + share_issues + retained_income "Cash before the revolver"
line revolver_need: amount = max(minimum_cash - cash_before_revolver, 0) "Cash needed from the revolver"
line revolver_available: amount = max(revolver_limit - revolver[-1], 0) "Revolver available"
line revolver_drawn: amount = min(revolver_need, revolver_available) "Revolver drawn"
line revolver_repaid: amount = min(max(cash_before_revolver - minimum_cash, 0) * cash_sweep, revolver[-1]) "Revolver repaid"
line revolver_interest: amount = revolver_rate * if(interest_on = average_balances, (revolver[-1] + revolver) / 2, revolver[-1]) "Revolver, interest"
line term_interest: amount = term_rate * if(interest_on = average_balances, (term_debt[-1] + term_debt) / 2, term_debt[-1]) "Term debt, interest"
line interest_expense: amount = revolver_interest + term_interest "Interest expense"
line interest_income: amount = cash_rate * if(interest_on = average_balances, (cash[-1] + cash) / 2, cash[-1]) "Interest income"
iterate net_interest tolerance 1e-12 at most 200 rounds "Interest on average balances"

section "Balance sheet"
line cash: amount = min(max(cash_before_revolver, minimum_cash), cash_before_revolver + revolver_available) - revolver_repaid from opening_cash "Cash"
line receivables: amount = revenue * receivable_days / 365 from opening_receivables "Receivables"
line inventory: amount = cost_of_sales * inventory_days / 365 from opening_inventory "Inventory"
line fixed_assets: amount = fixed_assets[-1] + capital_expenditure - depreciation from opening_fixed_assets "Fixed assets"
line total_assets: amount = cash + receivables + inventory + fixed_assets + other_assets from opening_assets "Assets"
line payables: amount = cost_of_sales * payable_days / 365 from opening_payables "Payables"
line revolver: amount = revolver[-1] + revolver_drawn - revolver_repaid from opening_revolver "Revolver"
line term_debt: amount = term_debt[-1] + term_borrowing - term_repayment from opening_term_debt "Term debt"
line total_liabilities: amount = payables + revolver + term_debt + other_liabilities from opening_liabilities "Liabilities"
line share_capital: amount = share_capital[-1] + share_issues from opening_share_capital "Share capital"
line retained_earnings: amount = retained_earnings[-1] + retained_income from opening_retained_earnings "Retained earnings"
line total_equity: amount = share_capital + retained_earnings from opening_equity "Equity"
line balance_difference: amount = total_assets - total_liabilities - total_equity from opening_difference "Assets less liabilities and equity"

section "Cash flow statement"
line working_capital: amount = receivables + inventory - payables from opening_receivables + opening_inventory - opening_payables "Working capital"
line change_in_working_capital: amount = working_capital - working_capital[-1] "Change in working capital"
line operating_cash_flow: amount = net_income + depreciation - change_in_working_capital "Cash flow from operations"
line capital_expenditure: amount = revenue * capital_expenditure_rate "Capital expenditure"
line investing_cash_flow: amount = 0 - capital_expenditure "Cash flow from investing"
line financing_cash_flow: amount = revolver_drawn - revolver_repaid + term_borrowing - term_repayment + share_issues - dividends "Cash flow from financing"
line change_in_cash: amount = operating_cash_flow + investing_cash_flow + financing_cash_flow "Change in cash"
line closing_cash: amount = closing_cash[-1] + change_in_cash from opening_cash "Closing cash"

section "Credit"
line total_debt: amount = revolver + term_debt from opening_revolver + opening_term_debt "Debt"
line net_debt: amount = total_debt - cash from opening_revolver + opening_term_debt - opening_cash "Net debt"
line leverage: multiple = require(ebitda > 0, net_debt / ebitda) "Net debt, multiple of EBITDA"
line interest_cover: multiple = require(interest_expense > 0, operating_income / interest_expense) "Interest cover by operating income"

check balance_sheet_off error when abs(balance_difference) > 0.000001 * abs(total_assets)
  "Assets exceed liabilities and equity by {balance_difference}, on the opening balance sheet by {opening_difference}. Review the opening balance sheet."
check cash_not_tied error when abs(cash - closing_cash) > 0.000001 * abs(total_assets)
  "Cash on the balance sheet is {cash}, and the cash flow statement closes with {closing_cash}. Review the lines of both."
check cash_short error when cash < 0
  "Cash falls to {cash}: the revolver is fully drawn and does not cover payments. Review the revolver limit, repayments and the operating forecast."
check fixed_assets_negative error when fixed_assets < 0
  "Fixed assets fall to {fixed_assets}: depreciation exceeds what there is to depreciate. Review depreciation and capital expenditure."
check sweep_out_of_range error when or(cash_sweep < 0, cash_sweep > 100%)
  "The cash sweep is {cash_sweep}, and it can be 0% to 100% of excess cash. Review the cash sweep."
check cash_below_minimum warning when and(cash >= 0, revolver_need > revolver_available)
  "Payments need {revolver_need} from the revolver, of which {revolver_available} is available, so cash of {cash} is below the minimum. Review the revolver limit."
check revolver_above_limit warning when opening_revolver > revolver_limit
  "The opening revolver of {opening_revolver} is above its limit of {revolver_limit}. Review the revolver limit."
check repayment_above_debt warning when scheduled_repayment > term_repayment
  "The scheduled repayment of {scheduled_repayment} is more than the term debt that is left, so {term_repayment} is repaid. Review scheduled repayments."
check equity_negative warning when total_equity < 0
  "Equity falls to {total_equity}: losses and dividends exceed what shareholders have paid in and retained. Review margins and dividends."
check interest_cover_low warning when and(interest_expense > 0, operating_income < 1.5 * interest_expense)
  "Operating income of {operating_income} covers interest of {interest_expense} less than 1.5 times. Review debt and interest rates."
`;
