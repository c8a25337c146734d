import { writeReason } from '@finance-analyst/foundation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleQuote } from '../testing/exampleModel.js';
import { fraction } from '../testing/fraction.js';

const { body: atMarket } = exampleCompanyModel();
type Body = typeof atMarket;
const rowOf = (of: Body, input: string) => {
  const row = of.assumptions.find((each) => each.input === input);
  if (!row) throw new Error(input);
  return row;
};
const edit = (of: Body, entries: Readonly<Record<string, number | string>>): Body =>
  Object.entries(entries).reduce(
    (body, [input, value]) =>
      followInputs(body, setAssumption(body, rowOf(body, input).id, value), exampleFiler()),
    of,
  );
const atOwnValue = (entries: Readonly<Record<string, number | string>> = {}): Body =>
  edit(edit(atMarket, { debt_weight_at: 'own_value' }), entries);
const weightOf = (of: Body): number => rowOf(of, 'debt_weight').value as number;
const ownWeightOf = (of: Body): number => valuationOf(of).evaluator.number('own_debt_weight');

describe('a debt share at the model’s own value', () => {
  it('[VALUATION-407] is the one that the value confirms, whatever is entered', () => {
    const entries = fc.record({
      debt: fraction(0, 1500),
      risk_free_rate: fraction(0.01, 0.06),
      terminal_growth: fraction(0, 0.02),
      cash: fraction(0, 500),
      minority_interest: fraction(0, 100),
    });
    fc.assert(
      fc.property(entries, (given) => {
        const body = atOwnValue(given);
        expect(weightOf(body)).toBeCloseTo(ownWeightOf(body), 7);
      }),
      { numRuns: 25 },
    );
  });

  it.each<Readonly<Record<string, number | string>>>([
    { ronic_method: 'fading', ronic_years: 10 },
    { ronic_method: 'given' },
    { ronic_method: 'given', given_ronic: 0.15 },
    { terminal_wacc_method: 'given' },
    { terminal_method: 'market_multiple', exit_multiple: 12 },
    { beta_method: 'peers' },
    { convertible_debt: 50, conversion_price: 2 },
    { options_outstanding: 5, exercise_price: 3 },
  ])('[VALUATION-407] is the one that the value confirms with %j', (entries) => {
    const body = atOwnValue(entries);
    expect(weightOf(body)).toBeGreaterThan(0);
    expect(weightOf(body)).toBeCloseTo(ownWeightOf(body), 7);
  });

  it('[VALUATION-407] is that of the market where the market pays the value', () => {
    const own = atOwnValue();
    const price = valuationOf(own).evaluator.number('value_per_share');
    const priced = exampleCompanyModel({ quote: { ...exampleQuote, price } }).body;
    expect(weightOf(priced)).toBeCloseTo(weightOf(own), 7);
    expect(Math.abs(weightOf(atMarket) - weightOf(own))).toBeGreaterThan(0.001);
  });

  it('[VALUATION-407] is that of a company without a price', () => {
    // On one day.
    const day = { valuation_date: rowOf(atMarket, 'valuation_date').value as string };
    const unpriced = edit(exampleCompanyModel({ quote: null }).body, day);
    const own = atOwnValue();
    expect(weightOf(own)).toBeCloseTo(weightOf(unpriced), 12);
    expect(writeReason(rowOf(own, 'debt_weight').reason)).toMatch(/against the model’s own equity value$/u);
    expect(writeReason(rowOf(unpriced, 'debt_weight').reason)).toContain('own equity value, since');
  });

  it('[VALUATION-407] stays at the market price where the model has no equity value, and goes back with the choice', () => {
    const none = atOwnValue({ debt: 1e6 });
    expect(weightOf(none)).toBeCloseTo(weightOf(edit(atMarket, { debt: 1e6 })), 12);
    expect(writeReason(rowOf(none, 'debt_weight').reason)).toContain('since the model has no equity value');
    expect(edit(atOwnValue(), { debt_weight_at: 'market_price' }).assumptions).toEqual(atMarket.assumptions);
  });
});

it('[VALUATION-404] lets reinvestment lead to the cost of capital that a return fades to, which no switch moves', () => {
  const fading = edit(atMarket, { ronic_method: 'fading' });
  const pathOf = (of: Body) =>
    of.assumptions.filter(({ input }) => input === 'sales_to_capital').map(({ value }) => value);
  expect(pathOf(fading)).toEqual(pathOf(atMarket));
  expect(valuationOf(fading).evaluator.number('value_per_share')).toBe(
    valuationOf(atMarket).evaluator.number('value_per_share'),
  );
  expect(writeReason(rowOf(fading, 'sales_to_capital').reason)).toContain(
    'the cost of capital that RONIC fades to',
  );
});

it('[VALUATION-409] weighs minority interest and convertible debt in the multiple at the market price as the model does', () => {
  const multipleOf = (entries: Readonly<Record<string, number | string>>): number =>
    rowOf(edit(atMarket, { terminal_method: 'market_multiple', ...entries }), 'exit_multiple')
      .value as number;
  const plain = multipleOf({});
  const ebitda = multipleOf({ debt: 0 }) - plain;
  expect(ebitda).toBeLessThan(0);
  const debt = rowOf(atMarket, 'debt').value as number;
  const perUnit = -ebitda / debt;
  const byIncome = { minority_method: 'multiple', minority_income: 3, minority_multiple: 12 };
  expect(multipleOf(byIncome)).toBeCloseTo(plain + 36 * perUnit, 9);
  const half = { convertible_debt: 50, conversion_price: exampleQuote.price / 2 };
  expect(multipleOf(half)).toBeCloseTo(plain + 50 * perUnit, 9);
  expect(multipleOf({ ...half, conversion_price: exampleQuote.price * 2 })).toBeCloseTo(plain, 12);
});
