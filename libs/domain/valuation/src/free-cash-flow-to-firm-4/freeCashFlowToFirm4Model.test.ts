import { createEvaluator, type Evaluator, type InputValues } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeCashFlowToFirm2Example as example } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Example.js';
import { freeCashFlowToFirm3Example } from '../free-cash-flow-to-firm-3/freeCashFlowToFirm3Example.js';
import { freeCashFlowToFirm3Model } from '../free-cash-flow-to-firm-3/freeCashFlowToFirm3Model.js';
import { fraction } from '../testing/fraction.js';
import { freeCashFlowToFirm4Model } from './freeCashFlowToFirm4Model.js';

const evaluate = (changes: InputValues, compiled = freeCashFlowToFirm4Model): Evaluator => {
  const created = createEvaluator(compiled(5, 2), { ...example, ...changes });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
};
const failedChecks = (evaluator: Evaluator): readonly string[] =>
  evaluator.checks().flatMap(({ id, passed }) => (passed ? [] : [id]));
const valueWith = (changes: InputValues): number => evaluate(changes).number('value_per_share');

it.each([
  ['the example', {}],
  ['options and peers', { ...freeCashFlowToFirm3Example, minority_interest: 20 }],
  ['a return of its own', { ronic_method: 'given', given_ronic: 0.15 }],
  ['debt beyond its value', { debt: 9000, options_outstanding: 4, exercise_price: 12 }],
])('[VALUATION-403] has every figure of version 3 while nothing new is entered, with %s', (_, inputs) => {
  const before = evaluate(inputs, freeCashFlowToFirm3Model);
  const now = evaluate(inputs);
  for (const { name, shape } of freeCashFlowToFirm3Model(5, 2).lines)
    for (const period of shape === 'series' ? [-1, 0, 1, 2, 3, 4, 5] : [undefined])
      expect(now.read(name, period), name).toEqual(before.read(name, period));
  expect(now.checks()).toEqual(expect.arrayContaining([...before.checks()]));
});

describe('a return on new capital that fades', () => {
  const fading = (ronic_years: number, changes: InputValues = {}) =>
    evaluate({ ronic_method: 'fading', ronic_years, ...changes });

  it('[VALUATION-404] gives the two-stage value driver formula, stage by stage', () => {
    const evaluator = fading(8);
    const [growth, cost, high, nopat] = [
      'terminal_growth',
      'terminal_wacc',
      'final_return_on_new_capital',
      'terminal_nopat',
    ].map((name) => evaluator.number(name)) as [number, number, number, number];
    const ratio = ((1 + growth) / (1 + cost)) ** 8;
    const first = ((nopat * (1 - growth / high)) / (cost - growth)) * (1 - ratio);
    const second = ((nopat * (1 + growth) ** 8 * (1 - growth / cost)) / (cost - growth)) * (1 + cost) ** -8;
    expect(evaluator.number('terminal_value')).toBeCloseTo(first + second, 8);
    // The same flow by flow, over so many years that the rest is nothing.
    let sum = 0;
    for (let year = 0; year < 2000; year += 1) {
      const reinvested = growth / (year < 8 ? high : cost);
      sum += (nopat * (1 + growth) ** year * (1 - reinvested)) / (1 + cost) ** (year + 1);
    }
    expect(evaluator.number('terminal_value')).toBeCloseTo(sum, 6);
  });

  it('[VALUATION-404] is the cost of capital for no years, and for any where the return is the cost', () => {
    const cost = valueWith({});
    expect(fading(0).number('value_per_share')).toBe(cost);
    const { wacc, margin } = { wacc: evaluate({}).number('wacc'), margin: 0.18 * 0.75 };
    const inputs = { sales_to_capital: [2.5, 2.5, 2.5, 2.5, wacc / margin] };
    fc.assert(
      fc.property(fraction(0, 60), (years) => {
        expect(fading(years, inputs).number('value_per_share')).toBeCloseTo(valueWith(inputs), 9);
      }),
    );
  });

  it('[VALUATION-404] raises the value with every year where the return is above the cost, toward the return forever', () => {
    const high = evaluate({}).number('final_return_on_new_capital');
    expect(high).toBeGreaterThan(evaluate({}).number('wacc'));
    const forever = valueWith({ ronic_method: 'given', given_ronic: high });
    fc.assert(
      fc.property(fraction(0, 40), fraction(0.1, 10), (years, more) => {
        const value = fading(years).number('value_per_share');
        expect(fading(years + more).number('value_per_share')).toBeGreaterThan(value);
        expect(value).toBeLessThan(forever);
      }),
    );
    expect(fading(2000).number('value_per_share')).toBeCloseTo(forever, 6);
  });

  it('[VALUATION-404] does not count without growth, and refuses negative years', () => {
    const inputs = { terminal_growth: 0 };
    expect(fading(10, inputs).number('value_per_share')).toBeCloseTo(valueWith(inputs), 9);
    expect(failedChecks(fading(-1))).toEqual(['ronic_years_negative']);
  });
});

describe('minority interest', () => {
  const byIncome = (changes: InputValues) =>
    evaluate({ minority_interest: 20, minority_method: 'multiple', ...changes });

  it('[VALUATION-405] counts at a multiple of its income, or at book value until that has a value', () => {
    const atBook = valueWith({ minority_interest: 20 });
    const valued = byIncome({ minority_income: 3, minority_multiple: 12 });
    expect(valued.number('value_per_share')).toBeCloseTo(atBook - (36 - 20) / 100, 9);
    expect(failedChecks(valued)).toEqual([]);
    for (const entered of [{}, { minority_income: -3, minority_multiple: 12 }, { minority_income: 3 }]) {
      expect(byIncome(entered).number('value_per_share')).toBe(atBook);
      expect(failedChecks(byIncome(entered))).toEqual(['minority_at_book']);
    }
    expect(valueWith({ minority_interest: 20, minority_income: 3, minority_multiple: 12 })).toBe(atBook);
  });
});

describe('convertible debt', () => {
  const claims = fc.record({
    options_outstanding: fraction(0, 60),
    exercise_price: fraction(0, 40),
    dilutive_shares: fraction(0, 10),
    convertible_debt: fraction(1, 200),
    conversion_price: fraction(0.5, 40),
  });

  it('[VALUATION-406] adds the shares of a published example', () => {
    // IAS 33, Illustrative Example 6: 100 bonds, each ten of them for three shares, add 30 shares to 1,000.
    const bond = 10;
    const evaluator = evaluate({
      shares_outstanding: 1000,
      cash: 1e6,
      debt: 100 * bond,
      convertible_debt: 100 * bond,
      conversion_price: (10 * bond) / 3,
    });
    expect(evaluator.number('conversion_shares')).toBeCloseTo(30, 9);
    expect(evaluator.number('diluted_shares')).toBeCloseTo(1030, 9);
  });

  it('[VALUATION-406] divides equity among shares, options and holders at the value that results', () => {
    fc.assert(
      fc.property(claims, (inputs) => {
        const evaluator = evaluate(inputs);
        const value = evaluator.number('value_per_share');
        const { options_outstanding: options, exercise_price: strike, convertible_debt: debt } = inputs;
        const shares = example.shares_outstanding + inputs.dilutive_shares;
        const gain = Math.max((value / inputs.conversion_price - 1) * debt, 0);
        expect(shares * value + options * Math.max(value - strike, 0) + gain).toBeCloseTo(
          evaluator.number('equity_before_conversion'),
          4,
        );
        // The holders never get less than the debt, nor less than their shares are worth.
        const converted = evaluator.number('converted_debt');
        const held = debt - converted + evaluator.number('conversion_shares') * value;
        expect(held).toBeCloseTo(Math.max(debt, (debt / inputs.conversion_price) * value), 4);
        expect(value * evaluator.number('diluted_shares')).toBeCloseTo(evaluator.number('equity_value'), 4);
      }),
    );
  });

  it('[VALUATION-406] has a value per share that rises with equity, without a step at the conversion price', () => {
    const at = (inputs: InputValues, cash: number) => valueWith({ ...inputs, cash });
    fc.assert(
      fc.property(claims, (inputs) => {
        // The cash at which a share is worth the conversion price.
        const { conversion_price: price, exercise_price: strike, options_outstanding: options } = inputs;
        const shares = example.shares_outstanding + inputs.dilutive_shares;
        const equity = shares * price + options * Math.max(price - strike, 0);
        const none = evaluate({ ...inputs, cash: 0 }).number('equity_before_conversion');
        const [below, above] = [-0.01, 0.01].map((more) => at(inputs, equity - none + more)) as [
          number,
          number,
        ];
        expect(below).toBeLessThan(price);
        expect(above).toBeGreaterThan(price);
        expect(above - below).toBeLessThanOrEqual(0.02 / shares + 1e-9);
      }),
    );
  });

  it('[VALUATION-406] leaves the value as it is where a share is worth no more than the conversion price', () => {
    const value = valueWith({});
    expect(valueWith({ convertible_debt: 60, conversion_price: value + 0.01 })).toBe(value);
    expect(valueWith({ convertible_debt: 60, conversion_price: value / 2 })).toBeLessThan(value);
  });

  it('[VALUATION-406] refuses entries that contradict each other, and notes dilutive shares beside', () => {
    expect(failedChecks(evaluate({ convertible_debt: 60 }))).toContain('convertible_without_price');
    const price = { conversion_price: 1 };
    for (const convertible_debt of [-1, 201])
      expect(failedChecks(evaluate({ ...price, convertible_debt }))).toContain('convertible_not_within_debt');
    expect(failedChecks(evaluate({ ...price, convertible_debt: 60, dilutive_shares: 1 }))).toEqual([
      'convertible_counted_twice',
    ]);
  });
});

it('[VALUATION-407] has the debt share at the model’s own value, and notes another one only where it was asked for', () => {
  const evaluator = evaluate({});
  const share = evaluator.number('own_debt_weight');
  expect(share).toBeCloseTo(200 / (200 + evaluator.number('equity_value')), 12);
  expect(failedChecks(evaluate({ debt_weight: 0.5 }))).not.toContain('debt_weight_differs');
  const asked = { debt_weight_at: 'own_value' };
  expect(failedChecks(evaluate({ ...asked, debt_weight: 0.5 }))).toContain('debt_weight_differs');
  // The weight that its own value confirms.
  let weight = share;
  for (let round = 0; round < 50; round += 1)
    weight = evaluate({ debt_weight: weight }).number('own_debt_weight');
  expect(failedChecks(evaluate({ ...asked, debt_weight: weight }))).toEqual([]);
  expect(failedChecks(evaluate({ ...asked, debt: 9000 }))).not.toContain('debt_weight_differs');
});

it('[VALUATION-408] warns of growth below its cost only beyond rounding', () => {
  const wacc = evaluate({}).number('wacc');
  const returning = (more: number) =>
    failedChecks(evaluate({ sales_to_capital: [2.5, 2.5, 2.5, 2.5, (wacc + more) / (0.18 * 0.75)] }));
  expect(returning(-0.00005)).toEqual([]);
  expect(returning(-0.0002)).toEqual(['growth_below_cost']);
});
