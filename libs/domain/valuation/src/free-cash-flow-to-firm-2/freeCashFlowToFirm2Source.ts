import { companyDrivers, companyInvestedCapital, companyOperations } from '../templates/companyStatements.js';
import {
  balanceAfterFirstYear,
  balanceAfterValuation,
  balanceOutdated,
} from '../templates/dateStatements.js';
import { dilutedShares, sharesCheck, shareInputs } from '../templates/shareStatements.js';

/** Where the versions differ: statements, each with the end of its line. */
export interface FreeCashFlowEdition {
  /** From the inputs of the cost of capital to the cost of equity. */
  readonly costOfEquity: string;
  /** Inputs of the return on new capital after the forecast. */
  readonly returnOnNewCapital: string;
  /** The return on new capital after the forecast. */
  readonly ronic: string;
  /** What the terminal value implies beside the multiples of all versions. */
  readonly impliedByTerminal: string;
  /** Inputs of the bridge beside those of all versions. */
  readonly bridgeInputs: string;
  /** From the items of the bridge to equity value. */
  readonly equity: string;
  /** From equity value to the diluted shares. */
  readonly dilution: string;
  /** The check of growth that new capital does not earn its cost of. */
  readonly growthBelowCost: string;
  /** Checks beside those of all versions. */
  readonly checks: string;
}

/**
 * Free cash flow to the firm from version 2 on, in the language of `@finance-analyst/model-engine`: fiscal years of
 * history, a first period from the balance sheet to the fiscal year end, reinvestment from invested capital, and a
 * terminal value by value driver. Source: Koller, Goedhart, Wessels, Valuation, 7th ed., chapters 10 to 16.
 */
export const freeCashFlowText = (edition: FreeCashFlowEdition): string => `
model "Free cash flow to the firm"
timeline history 5 years, forecast 10 years

${companyOperations}section "Taxes"
input reported_tax_rate[history]: rate "Effective tax rate"
input tax_rate[]: rate "Tax rate"
input base_loss_carry_forward: amount = 0 "Loss carry-forward at the balance date"
input loss_use_limit: rate = 100% "Share of income that losses can offset"
line loss_used: amount = min(loss_carry_forward[-1], max(ebita, 0) * loss_use_limit) "Losses used"
line loss_carry_forward: amount = loss_carry_forward[-1] + max(-ebita, 0) - loss_used from base_loss_carry_forward "Loss carry-forward"
line operating_taxes: amount = (max(ebita, 0) - loss_used) * tax_rate history max(ebita, 0) * reported_tax_rate "Operating taxes"
line nopat: amount = ebita - operating_taxes history ebita - operating_taxes "NOPAT"

${companyInvestedCapital}section "Free cash flow"
line free_cash_flow: amount = nopat - reinvestment history nopat - reinvestment "Free cash flow"

section "Returns"
line annual_nopat: amount = nopat / period_length history nopat "NOPAT at annual rate"
line roic: rate = require(opening_invested_capital > 0, annual_nopat / opening_invested_capital) history require(opening_invested_capital > 0, nopat / opening_invested_capital) "ROIC before goodwill"
line roic_with_goodwill: rate = require(invested_capital + goodwill_and_intangibles > 0, annual_nopat / (invested_capital + goodwill_and_intangibles)) history require(invested_capital + goodwill_and_intangibles > 0, nopat / (invested_capital + goodwill_and_intangibles)) "ROIC with goodwill, on closing capital"
line capital_turnover: multiple = require(opening_invested_capital > 0, annual_revenue / opening_invested_capital) history require(opening_invested_capital > 0, revenue / opening_invested_capital) "Revenue per unit of capital"

${companyDrivers}section "Cost of capital"
input wacc_method: choice(build_up, given) = build_up "Cost of capital from"
input given_wacc: rate = 0 "Cost of capital, given"
input risk_free_rate: rate = 0 "Risk-free rate"
input equity_risk_premium: rate = 0 "Equity risk premium"
input country_risk_premium: rate = 0 "Country risk premium"
input beta: multiple = 1 "Beta"
input cost_of_debt: rate = 0 "Cost of debt before tax"
input interest_tax_rate: rate = 0 "Tax rate on interest"
input debt_weight: rate = 0 "Debt share of capital"
${edition.costOfEquity}value wacc: rate = if(wacc_method = given, given_wacc, (1 - debt_weight) * cost_of_equity + debt_weight * cost_of_debt * (1 - interest_tax_rate)) "Cost of capital (WACC)"
input terminal_wacc_method: choice(same, given) = same "Cost of capital after the forecast"
input given_terminal_wacc: rate = 0 "Cost of capital after the forecast, given"
value terminal_wacc: rate = if(terminal_wacc_method = given, given_terminal_wacc, wacc) "Cost of capital after the forecast"

section "Discounting"
input discounting: choice(end_of_year, mid_year) = mid_year "Discounting"
line discount_years: number = (period_start - valuation_date) / 365 + if(discounting = mid_year, 0.5, 1) * (period_end - period_start) / 365 "Years from the valuation date"
line discount_factor: number = (1 + wacc) ^ -discount_years "Discount factor"
line present_value: amount = free_cash_flow * discount_factor "Present value"
value present_value_of_cash_flows: amount = sum(present_value) "Present value of cash flows"

section "Terminal value"
input terminal_method: choice(value_driver, perpetual_growth, market_multiple) = value_driver "Terminal value by"
input terminal_growth: rate = 0 "Terminal growth"
input terminal_tax_rate: rate = 0 "Tax rate after the forecast"
${edition.returnOnNewCapital}input exit_multiple: multiple = 0 "Exit multiple"
input exit_metric: choice(ebitda, ebit) = ebitda "Exit multiple of"
value final_ebita: amount = last(annual_ebita) "EBITA of the final year"
value final_nopat: amount = final_ebita - max(final_ebita, 0) * last(tax_rate) "NOPAT of the final year, without loss carry-forward"
value terminal_nopat: amount = (final_ebita - max(final_ebita, 0) * terminal_tax_rate) * (1 + terminal_growth) "NOPAT of the year after"
${edition.ronic}value terminal_reinvestment_rate: rate = require(ronic > 0, terminal_growth / ronic) "Reinvestment after the forecast, share of NOPAT"
value final_flow: amount = final_nopat - last(reinvestment) / last(growth_years) "Free cash flow of the final year, without loss carry-forward"
value final_ebitda: amount = final_ebita + last(depreciation) / last(period_length) "EBITDA of the final year"
value terminal_metric: amount = if(exit_metric = ebitda, final_ebitda, final_ebita) "Exit metric of the final year"
value terminal_value: amount = if(terminal_method = market_multiple, exit_multiple * terminal_metric, require(terminal_wacc > terminal_growth, if(terminal_method = value_driver, terminal_nopat * (1 - terminal_reinvestment_rate), final_flow * (1 + terminal_growth)) / (terminal_wacc - terminal_growth))) "Terminal value"
value final_year_end_years: number = (last(period_end) - valuation_date) / 365 "Years to the end of the forecast"
value terminal_discount_years: number = if(terminal_method = market_multiple, final_year_end_years, last(discount_years)) "Years to the terminal value"
value present_value_of_terminal_value: amount = terminal_value * (1 + wacc) ^ -terminal_discount_years "Present value of terminal value"

section "What the terminal value implies"
value terminal_value_at_end: amount = terminal_value * (1 + wacc) ^ (final_year_end_years - terminal_discount_years) "Terminal value at the end of the forecast"
value terminal_value_of_flows: amount = terminal_value_at_end * (1 + wacc) ^ (last(discount_years) - final_year_end_years) "Terminal value at the time of the last flow"
value implied_ebitda_multiple: multiple = require(final_ebitda > 0, terminal_value_at_end / final_ebitda) "Implied EV/EBITDA"
value implied_nopat_multiple: multiple = require(final_nopat > 0, terminal_value_at_end / final_nopat) "Implied EV/NOPAT"
value implied_terminal_growth: rate = require(terminal_value_of_flows + final_flow > 0, (terminal_value_of_flows * terminal_wacc - final_flow) / (terminal_value_of_flows + final_flow)) "Implied growth of the final flow"
value implied_reinvestment_rate: rate = require(terminal_nopat > 0, 1 - terminal_value_of_flows * (terminal_wacc - terminal_growth) / terminal_nopat) "Implied reinvestment, share of NOPAT"
value final_return_on_new_capital: rate = last(sales_to_capital) * last(operating_margin) * (1 - last(tax_rate)) "Return on new capital in the final year"
value implied_ronic: rate = require(implied_reinvestment_rate > 0, terminal_growth / implied_reinvestment_rate) "Implied return on new capital"
${edition.impliedByTerminal}
section "Equity bridge"
input cash: amount = 0 "Cash and short-term investments"
input non_operating_assets: amount = 0 "Long-term investments"
input associates: amount = 0 "Associates"
input debt: amount = 0 "Debt"
input pension_deficit: amount = 0 "Unfunded pensions"
input minority_interest: amount = 0 "Minority interest"
input preferred_equity: amount = 0 "Preferred equity"
${shareInputs}${edition.bridgeInputs}value enterprise_value: amount = present_value_of_cash_flows + present_value_of_terminal_value "Enterprise value"
value pension_claim: amount = pension_deficit * (1 - interest_tax_rate) "Unfunded pensions after tax"
${edition.equity}${edition.dilution}value value_per_share: per_share = equity_value / diluted_shares "Value per share"
value terminal_share: rate = require(enterprise_value > 0, present_value_of_terminal_value / enterprise_value) "Terminal value, share of enterprise value"

${balanceAfterValuation}# An annual report is filed within four months.
${balanceAfterFirstYear}${balanceOutdated('a newer balance sheet')}check growth_not_below_wacc error when and(terminal_method <> market_multiple, terminal_growth >= terminal_wacc)
  "Terminal growth of {terminal_growth} is not below the cost of capital of {terminal_wacc}, so the perpetuity has no finite value. Review both rates."
${sharesCheck}check capital_not_productive error when sales_to_capital <= 0
  "Revenue added per unit of capital is {sales_to_capital}, and reinvestment needs one above zero. Review it."
check operating_loss_in_final_year error when final_ebita < 0
  "Operating income is negative in the final year, and a loss forever has no value. Review the path of the operating margin."
check equity_without_enterprise_value error when and(equity_value <= 0, enterprise_value <= 0)
  "Equity value is {equity_value}: the forecast consumes more cash than it generates, for an enterprise value of {enterprise_value}, and cash and other assets do not cover it. Review margins and reinvestment."
check equity_not_positive error when and(equity_value <= 0, enterprise_value > 0)
  "Equity value is {equity_value}: debt and other claims exceed enterprise value, cash and other assets. Review debt and the forecast cash flows."
check enterprise_value_not_positive warning when enterprise_value <= 0
  "Enterprise value is {enterprise_value}: the forecast consumes more cash than it generates. Review margins and reinvestment."
check exit_metric_not_positive error when and(terminal_method = market_multiple, terminal_metric <= 0)
  "The exit metric of the final year is {terminal_metric}, and a multiple of it gives no value. Review the operating margin of the final year."
check terminal_share_high warning when and(enterprise_value > 0, terminal_share > 85%)
  "Terminal value is {terminal_share} of enterprise value, so the result depends mostly on what happens after the forecast. Review the terminal assumptions, the margin of the final year and the cost of capital."
check terminal_growth_above_risk_free warning when and(terminal_method <> market_multiple, wacc_method = build_up, terminal_growth > risk_free_rate)
  "Terminal growth of {terminal_growth} is above the risk-free rate of {risk_free_rate}, the usual ceiling for long-run growth: no company outgrows its economy indefinitely. Review terminal growth."
${edition.growthBelowCost}check return_below_cost warning when and(terminal_growth > 0, terminal_nopat > 0, implied_reinvestment_rate * terminal_wacc > terminal_growth + 0.0001)
  "After the forecast {implied_reinvestment_rate} of NOPAT is reinvested for growth of {terminal_growth}, so new capital returns less than its cost of {terminal_wacc}. Review the terminal value."
check return_far_above_cost warning when and(terminal_growth > 0, terminal_nopat > 0, implied_reinvestment_rate * 40% < terminal_growth)
  "After the forecast {implied_reinvestment_rate} of NOPAT is reinvested for growth of {terminal_growth}, so new capital returns more than 40% forever. Review the terminal value: competition ends such returns."
check investment_negative warning when capital_expenditure < 0
  "Capital expenditure is negative: the increase in working capital exceeds what is invested. Review working capital and revenue added per unit of capital."
check cost_of_capital_unusual warning when or(wacc < 4%, wacc > 20%)
  "The cost of capital of {wacc} is outside the usual range of 4% to 20%, and the value is sensitive to it. Review the rates behind it."
check debt_heavy note when debt_weight > 60%
  "Debt is {debt_weight} of capital, which makes equity riskier. Review whether beta reflects this leverage."
${edition.checks}`;

/** What versions 2 and 3 have in common. */
export const earlierEdition = {
  returnOnNewCapital: `input ronic_method: choice(cost_of_capital, given) = cost_of_capital "Return on new capital from"
input given_ronic: rate = 0 "Return on new capital, given"
`,
  ronic: `value ronic: rate = if(ronic_method = given, given_ronic, terminal_wacc) "Return on new capital (RONIC)"
`,
  equity: `value equity_value: amount = enterprise_value + cash + non_operating_assets + associates - debt - pension_claim - minority_interest - preferred_equity "Equity value"
`,
  growthBelowCost: `check growth_below_cost warning when and(last(revenue_growth) > 0, final_return_on_new_capital < wacc)
  "New capital returns {final_return_on_new_capital} in the final year, below its cost of {wacc}, so growth lowers the value. Review revenue added per unit of capital and the operating margin."
`,
} as const satisfies Partial<FreeCashFlowEdition>;

/** Version 2, as released. */
export const freeCashFlowToFirm2Source = freeCashFlowText({
  ...earlierEdition,
  costOfEquity: `value cost_of_equity: rate = risk_free_rate + beta * equity_risk_premium + country_risk_premium "Cost of equity"
`,
  impliedByTerminal: '',
  bridgeInputs: '',
  dilution: dilutedShares,
  checks: '',
});
