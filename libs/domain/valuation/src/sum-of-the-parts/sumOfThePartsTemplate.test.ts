// @vitest-environment node
import fc from 'fast-check';
import type { InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { checkNames, evaluateTemplate, passes } from '../testing/evaluateTemplate.js';
import { fraction } from '../testing/fraction.js';
import { sumOfThePartsTemplate as template } from './sumOfThePartsTemplate.js';

const evaluate = (inputs: InputValues) => evaluateTemplate(template, inputs);
const near = (value: number): unknown => expect.closeTo(value, 9);

const methods = {
  multiple_of_ebitda: 'ebitda',
  multiple_of_ebit: 'ebit',
  multiple_of_revenue: 'revenue',
  discounted_cash_flow: 'cash_flow_value',
  book_value: 'book',
} as const;
type Method = keyof typeof methods;

const part = fc.record({
  method: fc.constantFrom(...(Object.keys(methods) as Method[])),
  figure: fraction(0, 1e6),
  multiple: fraction(0.1, 30),
  owned: fraction(0, 1),
});
type Part = typeof part extends fc.Arbitrary<infer Value> ? Value : never;

const group = fc.record({
  parts: fc.array(part, { minLength: 6, maxLength: 6 }),
  costs: fraction(0, 1e4),
  debt: fraction(0, 1e6),
  assets: fraction(0, 1e5),
  discount: fraction(0, 0.5),
  discountOn: fc.constantFrom('the_parts', 'what_is_left'),
  shares: fraction(1, 1e6),
});
type Group = typeof group extends fc.Arbitrary<infer Value> ? Value : never;

const isMultiple = ({ method }: Part): boolean => method.startsWith('multiple');
const worth = (given: Part): number => given.figure * (isMultiple(given) ? given.multiple : 1) * given.owned;

const partInputs = ({ method, figure, multiple, owned }: Part, number: number): InputValues => ({
  [`part_${number}_valued_by`]: method,
  [`part_${number}_${methods[method]}`]: figure,
  [`part_${number}_multiple`]: multiple,
  [`part_${number}_share_owned`]: owned,
});

const inputsOf = ({ parts, costs, debt, assets, discount, discountOn, shares }: Group): InputValues => ({
  ...Object.assign({}, ...parts.map((given, index) => partInputs(given, index + 1))),
  holding_costs: costs,
  holding_cost_multiple: 8,
  debt,
  other_assets: assets,
  discount,
  discount_on: discountOn,
  shares_outstanding: shares,
});

/** How far sums of figures of this size may be off. */
const sizeOf = (given: Group): number =>
  given.parts.reduce((total, each) => total + worth(each), 0) +
  8 * given.costs +
  given.debt +
  given.assets +
  1;

describe('the sum of the parts', () => {
  it('[VALUATION-235] values each part by its method, and the share owned of it', () => {
    const evaluator = evaluate(template.example);
    const values = [1, 2, 3, 4, 5, 6].map((number) => evaluator.number(`part_${number}_value`));
    expect(values).toEqual([2700, 1800, 600, 270, 120, 0].map(near));
    expect(evaluator.number('parts_value')).toBeCloseTo(5490, 9);
    expect(evaluator.number('value_of_holding_costs')).toBeCloseTo(240, 9);
    expect(evaluator.number('net_claims')).toBeCloseTo(1330, 9);
    expect(evaluator.number('equity_value')).toBeCloseTo(5490 - 240 - 1330 - 549, 9);
    expect(evaluator.number('value_per_share')).toBeCloseTo(33.71, 9);
    expect(evaluator.number('discount_at_price')).toBeCloseTo(1 - 2400 / 3920, 12);
  });

  // Basis Report, "Sum-of-the-Parts Valuation" (guide, chapter II-4), its table as it opens, in thousand millions. It
  // prints the multiples 12× and 22× and the results below; EBITDA, net debt and shares are what these results imply,
  // so the sum, the shares of the parts and the value after the discount are what it proves.
  it('[VALUATION-239] has the digits of a published example', () => {
    const published = (discount: number) =>
      evaluate({
        part_1_ebitda: 2,
        part_1_multiple: 12,
        part_2_ebitda: 0.5,
        part_2_multiple: 22,
        debt: 1,
        discount,
        discount_on: 'what_is_left',
        shares_outstanding: 0.5,
      });
    const whole = published(0);
    const shown = (name: string, digits: number) => whole.number(name).toFixed(digits);
    expect(
      ['part_1_value', 'part_2_value', 'parts_value', 'equity_value'].map((name) => shown(name, 1)),
    ).toEqual(['24.0', '11.0', '35.0', '34.0']);
    expect(['part_1_of_all', 'part_2_of_all'].map((name) => shown(name, 2))).toEqual(['0.69', '0.31']);
    expect(shown('value_per_share', 2)).toBe('68.00');
    expect(published(0.15).number('value_per_share').toFixed(2)).toBe('57.80');
  });

  it('[VALUATION-235] [VALUATION-238] adds up, whatever the parts: value, shares of it and values per share', () => {
    fc.assert(
      fc.property(group, (given) => {
        const evaluator = evaluate(inputsOf(given));
        const size = sizeOf(given);
        const parts = given.parts.reduce((total, each) => total + worth(each), 0);
        expect(Math.abs(evaluator.number('parts_value') - parts) / size).toBeLessThan(1e-12);
        const left = parts - 8 * given.costs - given.debt + given.assets;
        const base = given.discountOn === 'the_parts' ? parts : Math.max(left, 0);
        const expected = left - given.discount * base;
        expect(Math.abs(evaluator.number('equity_value') - expected) / size).toBeLessThan(1e-12);
        expect(Math.abs(evaluator.number('value_per_share') * given.shares - expected) / size).toBeLessThan(
          1e-12,
        );
        const sumOf = (suffix: string) =>
          given.parts.reduce((total, _, index) => total + evaluator.number(`part_${index + 1}_${suffix}`), 0);
        expect(Math.abs(sumOf('per_share') * given.shares - parts) / size).toBeLessThan(1e-12);
        if (parts > 0) expect(sumOf('of_all')).toBeCloseTo(1, 12);
      }),
    );
  });

  it('[VALUATION-236] does not depend on the order of the parts, and scales with the unit of amounts', () => {
    fc.assert(
      fc.property(group, fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (given, order) => {
        const value = evaluate(inputsOf(given)).number('equity_value');
        const size = sizeOf(given);
        const shuffled = { ...given, parts: order.map((at) => given.parts[at] as Part) };
        expect(Math.abs(evaluate(inputsOf(shuffled)).number('equity_value') - value) / size).toBeLessThan(
          1e-12,
        );
        const thousands = {
          ...given,
          parts: given.parts.map((each) => ({ ...each, figure: each.figure * 1000 })),
          costs: given.costs * 1000,
          debt: given.debt * 1000,
          assets: given.assets * 1000,
        };
        const scaled = evaluate(inputsOf(thousands)).number('equity_value');
        expect(Math.abs(scaled / 1000 - value) / size).toBeLessThan(1e-12);
      }),
    );
  });

  it('[VALUATION-236] is linear in the share owned of a part', () => {
    fc.assert(
      fc.property(group, (given) => {
        const at = (owned: number) => {
          const parts = given.parts.map((each, index) => (index === 2 ? { ...each, owned } : each));
          return evaluate(inputsOf({ ...given, parts })).number('net_asset_value');
        };
        const whole = given.parts.map((each) => ({ ...each, owned: 1 }));
        expect(Math.abs(at(0.5) - (at(0) + at(1)) / 2) / sizeOf({ ...given, parts: whole })).toBeLessThan(
          1e-12,
        );
      }),
    );
  });

  it('[VALUATION-237] capitalizes holding costs by a multiple or as a growing perpetuity', () => {
    const perpetuity = {
      ...template.example,
      holding_costs_as: 'a_perpetuity',
      holding_cost_rate: 0.09,
      holding_cost_growth: 0.02,
    };
    expect(evaluate(perpetuity).number('value_of_holding_costs')).toBeCloseTo(30 / 0.07, 9);
    const endless = evaluate({ ...perpetuity, holding_cost_growth: 0.09 });
    expect(endless.read('value_per_share')).toMatchObject({ ok: false });
    expect(
      evaluate({ ...perpetuity, holding_costs: 0, holding_cost_rate: 0 }).number('value_of_holding_costs'),
    ).toBe(0);
  });

  it('[VALUATION-238] takes no discount off what is not left', () => {
    const indebted = evaluate({ ...template.example, debt: 1e4, discount_on: 'what_is_left' });
    expect(indebted.number('discount_amount')).toBe(0);
    expect(indebted.number('equity_value')).toBe(indebted.number('net_asset_value'));
  });
});

describe('integrity checks', () => {
  const tripping: Record<string, InputValues> = {
    parts_not_positive: {
      part_1_multiple: 0,
      part_2_multiple: 0,
      part_3_share_owned: 0,
      part_4_cash_flow_value: 0,
      part_5_book: 0,
    },
    shares_not_positive: { shares_outstanding: -5 },
    value_not_positive: { debt: 1e6 },
    share_owned_out_of_range: { part_6_share_owned: 1.2 },
    discount_out_of_range: { discount: 1 },
    holding_costs_without_limit: {
      holding_costs_as: 'a_perpetuity',
      holding_cost_rate: 0.02,
      holding_cost_growth: 0.02,
    },
    holding_costs_negative: { holding_costs: -30 },
    part_without_multiple: { part_2_multiple: 0 },
    part_negative: { part_5_book: -10 },
    holding_costs_not_valued: { holding_cost_multiple: 0 },
    largest_part_dominant: { part_1_ebitda: 3000 },
  };

  it('[VALUATION-214] has a case for every check of the sum of the parts', () => {
    expect(Object.keys(tripping).toSorted()).toEqual(checkNames(template));
  });

  it.each<[string, InputValues]>([
    ['share_owned_out_of_range', { part_1_share_owned: 1, part_2_share_owned: 0 }],
    ['discount_out_of_range', { discount: 0 }],
    ['holding_costs_without_limit', { holding_costs_as: 'a_perpetuity', holding_costs: 0 }],
    ['part_without_multiple', { part_4_multiple: 0, part_5_multiple: 0 }],
    ['holding_costs_not_valued', { holding_costs: 0, holding_cost_multiple: 0 }],
  ])('[VALUATION-214] %s passes next to its fault', (id, changes) => {
    expect(passes(template, id, changes)).toBe(true);
  });

  it.each(Object.keys(tripping))(
    '[VALUATION-214] %s passes on a sound model and fails on its own fault',
    (id) => {
      expect(passes(template, id)).toBe(true);
      expect(passes(template, id, tripping[id])).toBe(false);
    },
  );
});
