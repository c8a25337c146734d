import { costOfEquityStatements } from '../templates/costOfEquityStatements.js';

/**
 * The multi-stage dividend discount model per share, in the language of `@finance-analyst/model-engine`. Growth after
 * the forecast is constant (Gordon and Shapiro, 1956), or fades in a straight line over twice its half-life
 * (Fuller and Hsia, 1984, "A Simplified Common Stock Valuation Model").
 */
export const dividendDiscountSource = `
model "Dividend discount"
timeline 5 years

input base_earnings: per_share "Base earnings per share"
input earnings_growth[]: rate "Earnings growth"
input payout_ratio[]: rate "Payout ratio"
${costOfEquityStatements}
input terminal_method: choice(constant_growth, fading_growth, market_price) = constant_growth "Terminal value by"
input terminal_growth: rate = 0 "Terminal growth"
input terminal_payout_ratio: rate "Payout ratio after the forecast"
input growth_half_life: years = 0 "Half-life of the growth fade"
input exit_price: per_share = 0 "Price at the end of the forecast"

line earnings_per_share: per_share = earnings_per_share[-1] * (1 + earnings_growth) from base_earnings "Earnings per share"
line dividend: per_share = max(earnings_per_share, 0) * payout_ratio "Dividend per share"
line present_value: per_share = dividend * discount_factor "Present value"
value present_value_of_dividends: per_share = sum(present_value) "Present value of dividends"

value terminal_dividend: per_share = last(earnings_per_share) * terminal_payout_ratio "Final-year earnings at the later payout ratio"
value extra_growth: number = if(terminal_method = fading_growth, growth_half_life * (last(earnings_growth) - terminal_growth), 0) "Growth above terminal growth while it fades"
value terminal_value: per_share = if(terminal_method = market_price, exit_price, require(cost_of_equity > terminal_growth, terminal_dividend * (1 + terminal_growth + extra_growth) / (cost_of_equity - terminal_growth))) "Terminal value"
value present_value_of_terminal_value: per_share = terminal_value * last(discount_factor) "Present value of terminal value"

value value_per_share: per_share = present_value_of_dividends + present_value_of_terminal_value "Value per share"
value terminal_share: rate = require(value_per_share > 0, present_value_of_terminal_value / value_per_share) "Terminal value, share of value"
value terminal_price_to_earnings: multiple = require(last(earnings_per_share) > 0, terminal_value / last(earnings_per_share)) "Terminal value, multiple of final-year earnings"
value implied_return_on_equity: rate = require(terminal_payout_ratio < 100%, terminal_growth / (1 - terminal_payout_ratio)) "Implied return on equity after the forecast"

check growth_not_below_cost_of_equity error when and(terminal_method <> market_price, terminal_growth >= cost_of_equity)
  "Terminal growth of {terminal_growth} is not below the cost of equity of {cost_of_equity}, so the dividends have no finite value. Review both rates."
check half_life_not_positive error when and(terminal_method = fading_growth, growth_half_life <= 0)
  "The half-life of the growth fade is {growth_half_life} years, and fading growth needs one above zero. Enter half the years over which growth fades."
check final_earnings_not_positive error when and(terminal_method <> market_price, last(earnings_per_share) <= 0)
  "Earnings per share are not positive in the final year, so there is no dividend to grow. Review earnings growth."
check value_not_positive error when value_per_share <= 0
  "The value per share is {value_per_share}: the model has no dividends to discount. Review earnings and payout ratios."
check payout_above_earnings warning when payout_ratio > 100%
  "The payout ratio of {payout_ratio} is above 100%, so dividends consume equity. Review the payout ratio."
check growth_without_retention warning when and(terminal_method <> market_price, terminal_growth > 0, terminal_payout_ratio >= 100%)
  "Terminal growth of {terminal_growth} is not funded: all earnings after the forecast are paid out. Review the payout ratio after the forecast."
check terminal_share_high warning when and(value_per_share > 0, terminal_share > 85%)
  "Terminal value is {terminal_share} of value, so the result depends mostly on what happens after the forecast. Review the terminal assumptions and the cost of equity."
`;
