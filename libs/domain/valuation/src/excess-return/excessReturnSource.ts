import { costOfEquityStatements } from '../templates/costOfEquityStatements.js';

/**
 * The excess return model of a bank or insurer, in the language of `@finance-analyst/model-engine`: equity plus the
 * present value of net income above the cost of equity (Damodaran, "Investment Valuation", 3rd ed., chapter 21).
 * Assets need equity at the required ratio, and what it does not need is paid out: payout = 1 − growth ÷ return.
 */
export const excessReturnSource = `
model "Excess return"
timeline 5 years

input base_equity: amount "Base equity"
input base_assets: amount "Base assets"
input asset_growth[]: rate "Asset growth"
input capital_ratio[]: rate "Equity required, share of assets"
input return_on_equity[]: rate "Return on opening equity"
${costOfEquityStatements}
input persistence: rate "Persistence of the excess return"
input terminal_growth: rate = 0 "Terminal growth"
input preferred_equity: amount = 0 "Preferred equity"
input shares_outstanding: shares "Diluted shares"

line assets: amount = assets[-1] * (1 + asset_growth) from base_assets "Assets"
line equity: amount = assets * capital_ratio from base_equity "Equity"
line equity_growth: rate = equity / equity[-1] - 1 "Equity growth"
line net_income: amount = return_on_equity * equity[-1] "Net income"
line dividends: amount = net_income - (equity - equity[-1]) "Dividends less capital raised"
line payout_ratio: rate = 1 - equity_growth / return_on_equity "Payout ratio"
line excess_return: amount = (return_on_equity - cost_of_equity) * equity[-1] "Excess return"
line present_value: amount = excess_return * discount_factor "Present value"
value present_value_of_excess_returns: amount = sum(present_value) "Present value of excess returns"

value yearly_persistence: number = persistence * (1 + terminal_growth) "Excess return after the forecast, share of the year before"
value next_excess_return: amount = persistence * (last(return_on_equity) - cost_of_equity) * last(equity) "Excess return of the year after the forecast"
value terminal_value: amount = require(yearly_persistence < 1 + cost_of_equity, next_excess_return / (1 + cost_of_equity - yearly_persistence)) "Terminal value of excess returns"
value present_value_of_terminal_value: amount = terminal_value * last(discount_factor) "Present value of terminal value"

value equity_value: amount = base_equity + present_value_of_excess_returns + present_value_of_terminal_value "Equity value"
value common_equity_value: amount = equity_value - preferred_equity "Common equity value"
value value_per_share: per_share = common_equity_value / shares_outstanding "Value per share"
value price_to_book: multiple = require(base_equity > 0, equity_value / base_equity) "Value, multiple of book equity"
value final_price_to_book: multiple = require(last(equity) > 0, 1 + terminal_value / last(equity)) "Value at the end of the forecast, multiple of book equity"

check persistence_out_of_range error when or(persistence < 0, persistence > 100%)
  "The persistence of the excess return is {persistence}, and it can be 0% (none after the forecast) to 100% (a growing perpetuity). Review persistence."
check excess_return_without_limit error when yearly_persistence >= 1 + cost_of_equity
  "With persistence of {persistence} and terminal growth of {terminal_growth}, excess returns grow at least at the cost of equity of {cost_of_equity} and have no finite value. Review the three rates."
check base_equity_not_positive error when base_equity <= 0
  "Base equity is {base_equity}, and the model needs equity above zero to earn a return on. Review base equity."
check shares_not_positive error when shares_outstanding <= 0
  "The share count is {shares_outstanding}, and value per share needs one above zero. Review diluted shares."
check value_not_positive error when common_equity_value <= 0
  "Common equity value is {common_equity_value}: expected shortfalls and preferred equity exceed book equity. Review returns on equity."
check capital_ratio_not_positive error when capital_ratio <= 0
  "The equity required is {capital_ratio} of assets, and the model needs a share above zero. Review the capital ratio."
check capital_raised warning when dividends < 0
  "Net income does not cover the equity that growing assets require, so shareholders contribute {dividends}. Review asset growth, the capital ratio and returns on equity."
check shortfall_persists warning when and(last(excess_return) < 0, persistence >= 100%)
  "The final-year return on equity is below the cost of equity of {cost_of_equity}, and persistence of {persistence} continues the shortfall indefinitely. Review persistence."
check terminal_share_high warning when abs(present_value_of_terminal_value) > 50% * abs(equity_value)
  "Excess returns after the forecast are more than half of the equity value. Review persistence and the return on equity of the final year."
`;
