import { costOfEquityChecks, costOfEquityRate } from '../templates/costOfEquityStatements.js';
import { dateChecks, dateStatements } from '../templates/dateStatements.js';
import { dilutedShares, sharesCheck, shareInputs } from '../templates/shareStatements.js';

/**
 * Version 2 of the excess return model of a bank or insurer, in the language of `@finance-analyst/model-engine`: equity
 * plus the present value of net income above the cost of equity (Damodaran, "Investment Valuation", 3rd ed., chapter 21).
 * It has fiscal years of history, a first period from the balance sheet to the fiscal year end, and a value carried forward
 * from the balance sheet to the valuation date at the cost of equity.
 */
export const excessReturn2Source = `
model "Excess return"
timeline history 5 years, forecast 5 years

${dateStatements}line years_from_balance: number = if(period = 1, 0, years_from_balance[-1]) + period_length "Years from the balance sheet"

section "Assets and equity"
input reported_equity[history]: amount "Reported shareholders’ equity"
input reported_assets[history]: amount "Reported total assets"
input base_equity: amount "Shareholders’ equity at the balance date"
input base_assets: amount "Total assets at the balance date"
input asset_growth[]: rate "Asset growth"
input capital_ratio[]: rate "Equity required, share of assets"
line opening_assets: amount = if(period = 1, base_assets, assets[-1]) history assets[-1] "Opening assets"
line assets: amount = opening_assets * (1 + asset_growth) ^ period_length history reported_assets "Assets"
line opening_equity: amount = if(period = 1, base_equity, equity[-1]) history equity[-1] "Opening equity"
line equity: amount = assets * capital_ratio history reported_equity "Equity"

section "Net income and dividends"
input reported_net_income[history]: amount "Reported net income"
input reported_dividends[history]: amount "Reported dividends"
input reported_repurchases[history]: amount "Reported share repurchases"
input return_on_equity[]: rate "Return on opening equity"
# Part of a year is compounded like its cost, so a bank that earns the cost of equity is worth its book.
line net_income: amount = ((1 + return_on_equity) ^ period_length - 1) * opening_equity history reported_net_income "Net income"
line dividends: amount = net_income - (equity - opening_equity) history reported_dividends + reported_repurchases "Dividends and repurchases, in the forecast less capital raised"
line payout_ratio: rate = require(net_income > 0, dividends / net_income) history require(net_income > 0, dividends / net_income) "Payout ratio"

section "Drivers, with what they were"
line growth_of_assets: rate = asset_growth history require(assets[-1] > 0, assets / assets[-1] - 1) "Growth of assets"
line share_of_equity: rate = capital_ratio history require(assets > 0, equity / assets) "Equity, share of assets"
line return_on_opening_equity: rate = return_on_equity history require(opening_equity > 0, net_income / opening_equity) "Net income, share of opening equity"
${costOfEquityRate}line discount_factor: number = (1 + cost_of_equity) ^ -years_from_balance "Discount factor"
${costOfEquityChecks}
section "Excess return"
line cost_of_opening_equity: amount = ((1 + cost_of_equity) ^ period_length - 1) * opening_equity "Cost of opening equity"
line excess_return: amount = net_income - cost_of_opening_equity "Excess return"
line present_value: amount = excess_return * discount_factor "Present value"
value present_value_of_excess_returns: amount = sum(present_value) "Present value of excess returns"

section "Terminal value"
input persistence: rate "Persistence of the excess return"
input terminal_growth: rate = 0 "Terminal growth"
value yearly_persistence: number = persistence * (1 + terminal_growth) "Excess return after the forecast, share of the year before"
value next_excess_return: amount = persistence * (last(return_on_equity) - cost_of_equity) * last(equity) "Excess return of the year after the forecast"
value terminal_value: amount = require(yearly_persistence < 1 + cost_of_equity, next_excess_return / (1 + cost_of_equity - yearly_persistence)) "Terminal value of excess returns"
value present_value_of_terminal_value: amount = terminal_value * last(discount_factor) "Present value of terminal value"
value final_price_to_book: multiple = require(last(equity) > 0, 1 + terminal_value / last(equity)) "Value at the end of the forecast, multiple of book equity"

section "Value"
input preferred_equity: amount = 0 "Preferred equity"
${shareInputs}value value_at_balance_date: amount = base_equity + present_value_of_excess_returns + present_value_of_terminal_value "Equity value at the balance date"
value years_since_balance: number = (valuation_date - balance_date) / 365 "Years from the balance sheet to the valuation date"
value carried_forward: number = (1 + cost_of_equity) ^ years_since_balance "Growth at the cost of equity since the balance sheet"
value return_since_balance: amount = value_at_balance_date * (carried_forward - 1) "Cost of equity since the balance sheet"
value equity_value: amount = value_at_balance_date + return_since_balance - preferred_equity "Equity value"
${dilutedShares}value value_per_share: per_share = equity_value / diluted_shares "Value per share"
value terminal_share: rate = require(value_at_balance_date > 0, present_value_of_terminal_value / value_at_balance_date) "Terminal value, share of equity value"
value common_equity: amount = base_equity - preferred_equity "Common equity at the balance date"
value price_to_book: multiple = require(common_equity > 0, equity_value / common_equity) "Value, multiple of book equity"
value price_to_earnings: multiple = require(first(net_income) > 0, equity_value / (first(net_income) / first(period_length))) "Value, multiple of first-year net income"

${dateChecks('a newer balance sheet')}check persistence_out_of_range error when or(persistence < 0, persistence > 100%)
  "The persistence of the excess return is {persistence}, and it can be 0% (none after the forecast) to 100% (a growing perpetuity). Review persistence."
check excess_return_without_limit error when yearly_persistence >= 1 + cost_of_equity
  "With persistence of {persistence} and terminal growth of {terminal_growth}, excess returns grow at least at the cost of equity of {cost_of_equity} and have no finite value. Review the three rates."
check base_equity_not_positive error when base_equity <= 0
  "Shareholders’ equity is {base_equity}, and the model needs equity above zero to earn a return on. Review shareholders’ equity."
${sharesCheck}check value_not_positive error when equity_value <= 0
  "Equity value is {equity_value}: expected shortfalls and preferred equity exceed book equity. Review returns on equity."
check capital_ratio_not_positive error when capital_ratio <= 0
  "The equity required is {capital_ratio} of assets, and the model needs a share above zero. Review the capital ratio."
check capital_raised warning when dividends < 0
  "Net income does not cover the equity that growing assets require, so shareholders contribute {dividends}. Review asset growth, the capital ratio and returns on equity."
check shortfall_persists warning when and(last(return_on_equity) < cost_of_equity, persistence >= 100%)
  "The final-year return on equity is below the cost of equity of {cost_of_equity}, and persistence of {persistence} continues the shortfall indefinitely. Review persistence."
check terminal_share_high warning when abs(present_value_of_terminal_value) > 50% * abs(value_at_balance_date)
  "Excess returns after the forecast are more than half of the equity value. Review persistence and the return on equity of the final year."
`;
