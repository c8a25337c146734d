import { evaluatedAll, type WorkbookCase } from './WorkbookCase.js';

/** Interest on the average of debt that grows by it. At 300% a round moves it by more than the round before. */
const interest = `
timeline 3 years
input rate: rate = 8%
input drawn[]: amount = 20
line debt: amount = debt[-1] + drawn + interest from 100
line interest: amount = rate * (debt[-1] + debt) / 2
iterate interest tolerance 1e-12 at most 100 rounds
check dear warning when interest > 20 "Interest is {interest}."
`;

/** A fee on a total that contains it: one circle over all periods, with single figures. */
const fee = `
timeline 3 years
input share: rate = 2%
line cost: amount = 100 + fee / 3
value total: amount = sum(cost)
value fee: amount = share * total
iterate fee tolerance 1e-12 at most 200 rounds
value heavier: amount = sum(cost * 2)
`;

/** Two named figures, of which one has none where the other does. */
const two = `
input a: number = 2
value x = 1 + y / 4
value y = 1 / a + x / 4
iterate x, y tolerance 1e-12 at most 200 rounds
value z = x + y
`;

/** A circle in each period that needs totals up to it. */
const runningTotal = `
timeline 4 years
input base: amount = 100
input growth[]: rate = 5%
line sales: amount = base * (1 + growth) + bonus / 10
line so_far: amount = cumulative(sales)
line bonus: amount = so_far / 20
iterate bonus tolerance 1e-12 at most 200 rounds
`;

/** Models with circular references, with inputs for which they converge slower, and not, and have no figures. */
export const circularCases = (): readonly WorkbookCase[] => [
  {
    name: 'interest on average debt',
    evaluators: evaluatedAll(interest, [{}, { rate: 3 }, { rate: 0.2, drawn: [5, -10, 400] }]),
  },
  { name: 'a fee on a total', evaluators: evaluatedAll(fee, [{}, { share: 2 }, { share: 0.1 }]) },
  { name: 'two named figures', evaluators: evaluatedAll(two, [{}, { a: 0 }, { a: -7 }]) },
  {
    name: 'a running total',
    evaluators: evaluatedAll(runningTotal, [{}, { growth: [0.1, -0.2, 0.5, 2] }]),
  },
];
