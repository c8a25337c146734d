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

/** Models with what the language has for currencies and for quarters. */
export const languageCases = (): readonly WorkbookCase[] => [
  {
    name: 'currencies',
    evaluators: evaluatedAll(currencySource, [
      {},
      { spot: 0.9, growth: [0.1, -0.2, 0.3] },
      { inflation: 0.1, sold: 5e6, home: [0, 1, -2] },
    ]),
  },
];
