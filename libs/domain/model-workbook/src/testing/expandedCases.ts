import { evaluatedAll, type WorkbookCase } from './WorkbookCase.js';

/** Every function that takes parts, checks, choices and the past, by segment. Two segments are named like cells. */
const segments = `
model "By segment"
timeline history 2 years, forecast 3 years
segments q1 "First", r "Second, smaller", services
section "Segments"
input reported[history] by segment: amount = 80
input growth[] by segment: rate = 10%
input margin by segment: rate = 25%
input basis by segment: choice(gross, net) = gross
line revenue by segment = revenue[-1] * (1 + growth) history reported
line income by segment = revenue * margin * if(basis = net, 0.8, 1)
line mix by segment: rate = revenue / sum(segments(revenue))
section "Company"
line total = sum(segments(revenue)) history sum(segments(revenue))
line spread = max(segments(revenue)) - min(segments(revenue)) + average(segments(revenue), total)
line middle = median(segments(revenue)) + quantile(segments(income / margin), 75%)
line all_grow: flag = and(segments(revenue > revenue[-1]))
line any_shrinks: flag = or(segments(growth < 0))
value worth = npv(8%, sum(segments(income)))
value best = max(segments(last(mix)))
check shrinks by segment warning when growth < 0 "Growth of {growth} takes revenue to {revenue}."
`;

/** Sub-models within one another, by segment and with circular references of their own and together. */
const submodels = `
timeline 3 years
segments north, south
input cash: amount = 30
input rate: rate = 6%
submodel loan
  input opening: amount
  input interest_rate: rate = 8%
  input repayment[]: amount = 0
  section "Balance"
  line balance = balance[-1] - repayment + interest from opening
  line interest = interest_rate * (balance[-1] + balance) / 2
  iterate interest tolerance 1e-12 at most 200 rounds "Interest"
  check high warning when interest > 10 "Interest of {interest} on {balance}."
end
submodel unit
  input size: amount
  use loan as debt with opening = size / 2, interest_rate = rate_of_unit "Debt"
  input rate_of_unit: rate = 5%
  value owed = last(debt.balance)
end
use loan as senior with opening = 100, interest_rate = rate, repayment = cash - junior.interest "Senior loan"
use loan as junior with opening = 40, repayment = senior.interest / 2 "Junior loan"
input unit_size by segment: amount = 60
use unit as units by segment with size = unit_size "Unit"
line interest = senior.interest + junior.interest + sum(segments(units.debt.interest))
value owed = sum(segments(units.owed))
`;

/** A sub-model by segment with history in a foreign currency, yearly figures and a circular reference. */
const combined = `
timeline history 4 quarters, forecast 8 quarters
currency USD
segments north, south
input reported[history] by segment: amount EUR = 80
input margin[] yearly by segment: rate = 25%
input growth by segment: rate = 2%
input usd_per_eur: exchange_rate USD per EUR = 1.1
submodel unit
  input past[history]: amount EUR
  input margin[] yearly: rate
  input growth[]: rate
  input fx[]: exchange_rate USD per EUR
  line sales = sales[-1] * (1 + growth) history past
  line income = sales * fx * margin - fee
  line fee: amount = income * 10%
  iterate fee tolerance 1e-12 at most 100 rounds
  line income_of_year yearly = sum(quarters(income))
  line part_of_year: rate = income / income_of_year
end
use unit as units by segment with past = reported, margin = margin, growth = growth, fx = usd_per_eur "Unit"
line income yearly = sum(segments(units.income_of_year))
line mix yearly by segment: rate = units.income_of_year / income
value highest = max(segments(max(units.part_of_year)))
`;

/** Models with segments and with sub-models, each with changed inputs. */
export const expandedCases = (): readonly WorkbookCase[] => [
  {
    name: 'segments',
    evaluators: evaluatedAll(segments, [
      {},
      { 'growth.q1': [-0.1, 0.2, 0], 'basis.services': 'net', 'margin.r': 0 },
      { 'reported.q1': [5, 50], 'reported.services': [0, 0] },
    ]),
  },
  {
    name: 'figures of a segment that were not reported',
    evaluators: evaluatedAll(segments, [{ 'reported.q1': [null, 50] }]),
  },
  {
    name: 'one segment',
    evaluators: evaluatedAll(segments.replace(/^segments .*$/mu, 'segments only'), [
      {},
      { 'growth.only': -0.2 },
    ]),
  },
  {
    name: 'sub-models',
    evaluators: evaluatedAll(submodels, [
      {},
      { rate: 0.2, cash: -50 },
      { 'unit_size.north': 0, 'junior.interest_rate': 3 },
    ]),
  },
  {
    name: 'a sub-model by segment in two currencies, quarters and years',
    evaluators: evaluatedAll(combined, [
      {},
      { 'reported.north': [10, 20, 30, 40], 'margin.south': [0.1, 0], usd_per_eur: 0.9 },
      { 'growth.south': -0.5, 'reported.north': [1, 2, 3, 4] },
    ]),
  },
];
