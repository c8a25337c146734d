import { costOfEquityStatements } from '../templates/costOfEquityStatements.js';

/**
 * The residual income model per share, in the language of `@finance-analyst/model-engine`: book value plus the present
 * value of earnings above the cost of equity (Ohlson, 1995, "Earnings, Book Values, and Dividends in Equity
 * Valuation"). Book value moves by earnings less dividends only (clean surplus).
 */
export const residualIncomeSource = `
model "Residual income"
timeline 5 years

input base_book_value: per_share "Base book value per share"
input return_on_equity[]: rate "Return on opening equity"
input payout_ratio[]: rate "Payout ratio"
${costOfEquityStatements}
input persistence: rate "Persistence of residual income"
input terminal_growth: rate = 0 "Terminal growth"

line earnings_per_share: per_share = return_on_equity * book_value[-1] "Earnings per share"
line dividend: per_share = max(earnings_per_share, 0) * payout_ratio "Dividend per share"
line book_value: per_share = book_value[-1] + earnings_per_share - dividend from base_book_value "Book value per share"
line residual_income: per_share = (return_on_equity - cost_of_equity) * book_value[-1] "Residual income"
line present_value: per_share = residual_income * discount_factor "Present value"
value present_value_of_residual_income: per_share = sum(present_value) "Present value of residual income"

value yearly_persistence: number = persistence * (1 + terminal_growth) "Residual income after the forecast, share of the year before"
value continuing_value: per_share = require(yearly_persistence < 1 + cost_of_equity, last(residual_income) * yearly_persistence / (1 + cost_of_equity - yearly_persistence)) "Continuing value"
value present_value_of_continuing_value: per_share = continuing_value * last(discount_factor) "Present value of continuing value"

value value_per_share: per_share = base_book_value + present_value_of_residual_income + present_value_of_continuing_value "Value per share"
value price_to_book: multiple = require(base_book_value > 0, value_per_share / base_book_value) "Value, multiple of book value"
value final_price_to_book: multiple = require(last(book_value) > 0, 1 + continuing_value / last(book_value)) "Value at the end of the forecast, multiple of book value"

check persistence_out_of_range error when or(persistence < 0, persistence > 100%)
  "The persistence of residual income is {persistence}, and it can be 0% (none after the forecast) to 100% (a growing perpetuity). Review persistence."
check residual_income_without_limit error when yearly_persistence >= 1 + cost_of_equity
  "With persistence of {persistence} and terminal growth of {terminal_growth}, residual income grows at least at the cost of equity of {cost_of_equity} and has no finite value. Review the three rates."
check book_value_not_positive error when base_book_value <= 0
  "The base book value per share is {base_book_value}, and residual income needs one above zero to earn a return on. Value the company by its cash flows instead."
check value_not_positive error when value_per_share <= 0
  "The value per share is {value_per_share}: expected losses exceed book value. Review returns on equity."
check book_value_consumed warning when book_value <= 0
  "Losses and dividends consume the book value per share, which falls to {book_value}. Review returns on equity and payout ratios."
check payout_above_earnings warning when payout_ratio > 100%
  "The payout ratio of {payout_ratio} is above 100%, so dividends consume equity. Review the payout ratio."
check shortfall_persists warning when and(last(residual_income) < 0, persistence >= 100%)
  "The final-year return on equity is below the cost of equity of {cost_of_equity}, and persistence of {persistence} continues the shortfall indefinitely. Review persistence."
check continuing_share_high warning when abs(present_value_of_continuing_value) > 50% * abs(value_per_share)
  "The continuing value is more than half of the value, so the result depends mostly on what happens after the forecast. Review persistence and the returns of the final year."
`;
