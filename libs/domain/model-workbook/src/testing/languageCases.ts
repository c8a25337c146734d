import { evaluatedAll, type WorkbookCase } from './WorkbookCase.js';

/** A project in euros for an investor in dollars, with a check that names both. */
export const currencySource = `
currency USD
timeline history 1 year, forecast 3 years
input sold[history]: amount EUR = 90000000
input growth[]: rate = 4%
input spot: exchange_rate USD per EUR = 1.08
input inflation: rate = 2.5%
input foreign_inflation: rate = 1.5%
input home[]: amount = 20000000
input count_of_shares: shares = 4000000
line expected: exchange_rate USD per EUR = spot * ((1 + inflation) / (1 + foreign_inflation)) ^ year
line sales = sales[-1] * (1 + growth) from sold
line translated = sales * expected "Sales in dollars"
line fee: amount = 1% * (translated + home + fee_before)
line fee_before: amount = fee
iterate fee_before tolerance 1e-12 at most 100 rounds
value per_share_in_euros = sum(sales) / count_of_shares
value worth = npv(9%, translated + home - fee)
check weak warning when translated < 100000000 "Sales of {sales} are {translated} at {expected}, {per_share_in_euros} per share."
`;

/** Quarters that roll up into years, with debt that bears interest and yearly margins, in every form of reference. */
export const quarterSource = `
timeline history 8 quarters, forecast 12 quarters
input reported[history]: amount
input growth[]: rate = 2%
input margin[] yearly: rate = 20%
input past_margin[history] yearly: rate
input rate: rate = 2%
input opening_debt: amount = 50
line revenue = revenue[-1] * (1 + growth) history reported
line margins yearly: rate = margin history past_margin
line income = revenue * margins history revenue * margins
line annual_revenue yearly = sum(quarters(revenue)) history sum(quarters(revenue))
line annual_growth yearly: rate = annual_revenue / annual_revenue[-1] - 1 history annual_revenue / annual_revenue[-1] - 1
line interest: amount = rate * (debt[-1] + debt) / 2
line debt: amount = debt[-1] + interest - 0.25 * sum(quarters(income)) / 4 from opening_debt
iterate interest tolerance 1e-12 at most 100 rounds
line closing_debt yearly = last(quarters(debt))
line opening yearly = first(quarters(debt[-1]))
line spread yearly = max(quarters(revenue)) - min(quarters(revenue), average(quarters(revenue * 2))) + median(quarters(revenue), closing_debt)
line high yearly = quantile(quarters(revenue), 0.75) + quantile(quarters(revenue), closing_debt, 0.25) + quantile(quarters(revenue * growth), 1)
line share_of_year: rate = revenue / annual_revenue
line on_year_before: rate = annual_revenue / annual_revenue[-1] - 1
line so_far yearly = cumulative(annual_revenue) + cumulative(annual_revenue * margin)
line so_far_in_quarter = cumulative(annual_revenue) + cumulative(revenue)
line numbers yearly = period * year + if(period = last(period), 10, 0)
value worth = npv(10%, annual_revenue * margins)
value best_year = max(sum(quarters(income)))
value past_best = max(history(sum(quarters(income))))
value middle = median(annual_revenue) + index(annual_revenue, 2) + average(history(annual_revenue))
value discounted = sum(annual_revenue / 1.1 ^ year) + sum(income / 1.1 ^ year)
value mixed = sum(annual_revenue * revenue) / 1000 / last(revenue)
check slow warning when annual_growth < 8% "Growth of {annual_growth} to {annual_revenue}, margin {margins}."
check low note when debt < 40 "Debt of {debt} and {interest} in a year of {annual_revenue} and {annual_growth}."
`;

/** Models with what the language has for currencies and for quarters. */
export const languageCases = (): readonly WorkbookCase[] => [
  {
    name: 'quarters that roll up into years',
    evaluators: evaluatedAll(quarterSource, [
      { reported: [90, 92, 94, 96, 98, 99, 100, 102], past_margin: [0.1, 0.15] },
      { reported: [0, 0, 0, 0, 98, 99, 100, 102], past_margin: [0.1, 0.15], margin: [0.1, -0.2, 0.3] },
      {
        reported: [5, 4, 3, 2, 1, 2, 3, 4],
        past_margin: [-1, 1],
        growth: [0.5, 0, -0.5, 0.1, 0.2, 0.3, -0.9, 0, 0, 0.01, 0.02, 0.03],
        rate: 0.1,
        opening_debt: 1,
      },
    ]),
  },
  {
    name: 'currencies',
    evaluators: evaluatedAll(currencySource, [
      {},
      { spot: 0.9, growth: [0.1, -0.2, 0.3] },
      { inflation: 0.1, sold: 5e6, home: [0, 1, -2] },
    ]),
  },
];
