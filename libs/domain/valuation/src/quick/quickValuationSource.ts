import type { QuickBasis } from './QuickInputs.js';

interface BasisWords {
  readonly income: string;
  readonly margin: string;
  readonly multiple: string;
  readonly inputs: string;
  readonly exitEquity: string;
}

const wordsOf: Readonly<Record<QuickBasis, BasisWords>> = {
  'net-income': {
    income: 'Net income',
    margin: 'Net margin',
    multiple: 'Exit P/E',
    inputs: '',
    exitEquity: 'exit_value',
  },
  'operating-income': {
    income: 'Operating income',
    margin: 'Operating margin',
    multiple: 'Exit EV/EBIT',
    inputs: 'input net_debt: amount "Net debt"',
    exitEquity: 'require(exit_value > net_debt, exit_value - net_debt)',
  },
};

/**
 * A valuation from growth, margin and multiple, in the language of `@finance-analyst/model-engine`: final-year income
 * times a multiple gives the exit price, which is discounted with the dividends before it at the required return. Net
 * debt stays as it is today.
 */
export function quickValuationSource(basis: QuickBasis): string {
  const { income, margin, multiple, inputs, exitEquity } = wordsOf[basis];
  return `
model "Quick valuation"
timeline 5 years

input revenue_now: amount "Revenue today"
input revenue_growth: rate "Revenue growth"
input margin_now: rate "${margin} today"
input final_margin: rate "${margin} in the final year"
input multiple: multiple "${multiple}"
input share_change: rate "Share count change"
input shares_now: shares "Shares today"
${inputs}
input payout: rate "Payout ratio"
input required_return: rate "Required return"

line revenue: amount = revenue[-1] * (1 + revenue_growth) from revenue_now "Revenue"
line margin: rate = margin_now + (final_margin - margin_now) * year / last(year) "${margin}"
line income: amount = revenue * margin "${income}"
line shares: shares = shares[-1] * (1 + share_change) from shares_now "Shares"
line income_per_share: per_share = income / shares "${income} per share"
line dividend: per_share = max(income_per_share, 0) * payout "Dividend per share"
line discount_factor: number = (1 + required_return) ^ -year "Discount factor"
line discounted_dividend: per_share = dividend * discount_factor "Discounted dividend"

value exit_value: amount = require(last(income) > 0, multiple * last(income)) "${
    basis === 'net-income' ? 'Equity value at exit' : 'Enterprise value at exit'
  }"
value exit_equity: amount = ${exitEquity} "Equity value at exit"
value exit_price: per_share = exit_equity / last(shares) "Exit price"
value discounted_exit_price: per_share = exit_price * last(discount_factor) "Discounted exit price"
value discounted_dividends: per_share = sum(discounted_dividend) "Discounted dividends"
value value_per_share: per_share = discounted_exit_price + discounted_dividends "Value per share"
`;
}
