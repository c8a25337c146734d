import fc from 'fast-check';
import type { InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { checkNames, evaluateTemplate, passes } from '../testing/evaluateTemplate.js';
import { fraction } from '../testing/fraction.js';
import { dividendDiscountTemplate as template } from './dividendDiscountTemplate.js';

const evaluate = (inputs: InputValues, years?: number) => evaluateTemplate(template, inputs, years);

/** Dividends that are all of earnings, at a given cost of equity. */
const dividends = (base: number, growth: number | readonly number[], rate: number): InputValues => ({
  base_earnings: base,
  earnings_growth: growth,
  payout_ratio: 1,
  terminal_payout_ratio: 1,
  cost_of_equity_method: 'given',
  given_cost_of_equity: rate,
});

describe('dividend discount', () => {
  it.each([
    // Two-stage problem set with solutions, coursehero.com/file/6006937/assignment-11.
    {
      name: 'problem 2',
      inputs: { ...dividends(2, 0.12, 0.14), terminal_growth: 0.08 },
      years: 5,
      published: 42.44,
    },
    {
      name: 'problem 3',
      inputs: { ...dividends(2, 0.12, 0.14), terminal_growth: 0.08 },
      years: 8,
      published: 46.03,
    },
    {
      name: 'problem 5',
      inputs: { ...dividends(2, 0.12, 0.14), terminal_growth: 0.1 },
      years: 5,
      published: 59.83,
    },
    // Problem 6: no dividend for five years, then 2.00 growing at 4 points below the required return of 12%.
    {
      name: 'problem 6',
      inputs: { ...dividends(2 / 1.08, 0, 0.12), payout_ratio: 0, terminal_growth: 0.08 },
      years: 5,
      published: 28.37,
    },
    {
      name: 'problem 6, from its price in year 5',
      inputs: { ...dividends(0, 0, 0.12), terminal_method: 'market_price', exit_price: 50 },
      years: 5,
      published: 28.37,
    },
    // Problem of Bodie, Kane and Marcus, coursehero.com/file/15099148: 8.06 a year from year 4, at 9.2%.
    {
      name: 'level dividend',
      inputs: { ...dividends(8.06, 0, 0.092), payout_ratio: 0 },
      years: 3,
      published: 67.28,
    },
    // Smyth & Weston, CFA Level II slides: a price of 40 implies a return of 13% on a dividend of 1.60 growing at 9%.
    {
      name: 'implied return',
      inputs: { ...dividends(1.6 / 1.09, 0.09, 0.13), terminal_growth: 0.09 },
      years: 1,
      published: 40,
    },
  ])(
    '[VALUATION-200] agrees with the published value of $name, $published',
    ({ inputs, years, published }) => {
      expect(evaluate(inputs, years).number('value_per_share')).toBeCloseTo(published, 2);
    },
  );

  it('[VALUATION-201] agrees with a published three-stage H-model', () => {
    // CFA Level II slides, reading 29: 12% for three years, fading over six years to 4%, at 9%. The slides round
    // the dividends to four digits, so their last digit differs.
    const evaluator = evaluate(
      {
        ...dividends(0.75, 0.12, 0.09),
        terminal_method: 'fading_growth',
        terminal_growth: 0.04,
        growth_half_life: 3,
      },
      3,
    );
    expect(Math.abs(evaluator.number('terminal_value') - 26.9747)).toBeLessThan(2e-4);
    expect(Math.abs(evaluator.number('value_per_share') - 23.2056)).toBeLessThan(2e-4);
  });

  it('[VALUATION-200] pays no dividend on a loss', () => {
    const evaluator = evaluate({
      ...template.example,
      base_earnings: -5,
      terminal_method: 'market_price',
      exit_price: 50,
    });
    expect(evaluator.number('dividend', 1)).toBe(0);
    expect(evaluator.number('present_value_of_dividends')).toBe(0);
  });

  it('[VALUATION-201] says what the terminal value implies: a multiple of earnings and a return on equity', () => {
    const evaluator = evaluate(template.example);
    const multiple = (0.75 * 1.025) / (0.095 - 0.025);
    expect(evaluator.number('terminal_price_to_earnings')).toBeCloseTo(multiple, 12);
    expect(evaluator.number('implied_return_on_equity')).toBeCloseTo(0.025 / 0.25, 12);
    const other = evaluate({ ...template.example, base_earnings: -5, terminal_payout_ratio: 1 });
    expect(other.read('terminal_price_to_earnings').ok).toBe(false);
    expect(other.read('implied_return_on_equity').ok).toBe(false);
  });

  it('[VALUATION-200] builds the cost of equity from its components or takes it as entered', () => {
    const evaluator = evaluate(template.example);
    expect(evaluator.number('cost_of_equity')).toBeCloseTo(0.04 + 1.1 * 0.05, 15);
    evaluator.set('given_cost_of_equity', 0.1);
    evaluator.set('cost_of_equity_method', 'given');
    expect(evaluator.number('cost_of_equity')).toBe(0.1);
  });

  it('[VALUATION-202] has no value when terminal growth is not below the cost of equity, and says so', () => {
    const evaluator = evaluate({ ...template.example, terminal_growth: 0.0951 });
    expect(evaluator.read('value_per_share')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('cost of equity > terminal growth'),
    });
    evaluator.set('terminal_method', 'market_price');
    evaluator.set('exit_price', 80);
    expect(evaluator.read('value_per_share').ok).toBe(true);
  });

  it('[VALUATION-201] equals the sum of fading dividends to the first order in growth, undiscounted', () => {
    // Growth g + e in year t adds dividend × e ÷ (rate − g), discounted by ((1 + g) ÷ (1 + rate))^(t − 1) at the first
    // order. The H-model leaves out that factor, so it is the exact value of the fade only if the rate is close to g.
    fc.assert(
      fc.property(
        fraction(0.05, 0.15),
        fraction(0.005, 0.04),
        fc.integer({ min: 1, max: 10 }),
        (rate, spread, halfLife) => {
          const growth = rate - spread;
          const start = growth + 1e-5;
          const evaluator = evaluate(
            {
              ...dividends(1, start, rate),
              terminal_method: 'fading_growth',
              terminal_growth: growth,
              growth_half_life: halfLife,
            },
            1,
          );
          const base = 1 + start;
          const gordon = (base * (1 + growth)) / spread;
          let dividend = base;
          let exact = 0;
          for (let year = 1; year <= 2 * halfLife; year++) {
            dividend *= 1 + growth + 1e-5 * (1 - (year - 0.5) / (2 * halfLife));
            exact += dividend / Math.pow(1 + rate, year);
          }
          exact += (dividend * (1 + growth)) / spread / Math.pow(1 + rate, 2 * halfLife);
          const ratio = (exact - gordon) / (evaluator.number('terminal_value') - gordon);
          const least = Math.pow((1 + growth) / (1 + rate), 2 * halfLife);
          expect(ratio).toBeGreaterThan(least - 1e-3);
          expect(ratio).toBeLessThan(1 + 1e-3);
        },
      ),
    );
  });

  it('[VALUATION-201] is the constant-growth value where growth has nothing left to fade', () => {
    const inputs = { ...template.example, earnings_growth: 0.025, growth_half_life: 4 };
    const fading = evaluate({ ...inputs, terminal_method: 'fading_growth' });
    expect(fading.number('value_per_share')).toBe(evaluate(inputs).number('value_per_share'));
  });

  it('[VALUATION-200] agrees with plain arithmetic on any plausible company', () => {
    fc.assert(
      fc.property(
        fc.record({
          base: fraction(-10, 100),
          path: fc.array(fc.tuple(fraction(-0.3, 0.5), fraction(0, 1.2)), { minLength: 1, maxLength: 50 }),
          rate: fraction(0.04, 0.3),
          growth: fraction(-0.03, 0.035),
          payout: fraction(0, 1),
          halfLife: fraction(0, 10),
          price: fraction(0, 1000),
          method: fc.constantFrom('constant_growth', 'fading_growth', 'market_price'),
        }),
        ({ base, path, rate, growth, payout, halfLife, price, method }) => {
          let earnings = base;
          let expected = 0;
          path.forEach(([rise, share], index) => {
            earnings *= 1 + rise;
            expected += (Math.max(earnings, 0) * share) / Math.pow(1 + rate, index + 1);
          });
          const extra = method === 'fading_growth' ? halfLife * ((path.at(-1)?.[0] ?? 0) - growth) : 0;
          const end =
            method === 'market_price' ? price : (earnings * payout * (1 + growth + extra)) / (rate - growth);
          const discounted = end / Math.pow(1 + rate, path.length);
          const evaluator = evaluate(
            {
              base_earnings: base,
              earnings_growth: path.map(([rise]) => rise),
              payout_ratio: path.map(([, share]) => share),
              cost_of_equity_method: 'given',
              given_cost_of_equity: rate,
              terminal_method: method,
              terminal_growth: growth,
              terminal_payout_ratio: payout,
              growth_half_life: halfLife,
              exit_price: price,
            },
            path.length,
          );
          const magnitude = expected + Math.abs(discounted) * (1 + Math.abs(1 / (1 + growth + extra))) + 1e-9;
          const difference = evaluator.number('value_per_share') - (expected + discounted);
          expect(Math.abs(difference) / magnitude).toBeLessThan(1e-12);
        },
      ),
    );
  });
});

describe('integrity checks', () => {
  const tripping: Record<string, InputValues> = {
    cost_of_equity_unusual: { beta: 5 },
    terminal_growth_above_risk_free: { terminal_growth: 0.05 },
    growth_not_below_cost_of_equity: { terminal_growth: 0.2 },
    half_life_not_positive: { terminal_method: 'fading_growth' },
    final_earnings_not_positive: { base_earnings: -5 },
    value_not_positive: { payout_ratio: 0, terminal_payout_ratio: 0 },
    payout_above_earnings: { payout_ratio: [0.4, 0.4, 1.1, 0.4, 0.4] },
    growth_without_retention: { terminal_payout_ratio: 1 },
    terminal_share_high: { payout_ratio: 0.1 },
  };

  it('[VALUATION-214] has a case for every check of the dividend discount model', () => {
    expect(Object.keys(tripping).toSorted()).toEqual(checkNames(template));
  });

  it.each<[string, InputValues]>([
    ['final_earnings_not_positive', { earnings_growth: [-1.5, -2, 0.1, 0.1, 0.1] }],
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
