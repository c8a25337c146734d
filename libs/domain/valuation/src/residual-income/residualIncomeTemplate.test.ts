import fc from 'fast-check';
import type { InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { dividendDiscountTemplate } from '../dividend-discount/dividendDiscountTemplate.js';
import { checkNames, evaluateTemplate, passes } from '../testing/evaluateTemplate.js';
import { fraction } from '../testing/fraction.js';
import { residualIncomeTemplate as template } from './residualIncomeTemplate.js';

const evaluate = (inputs: InputValues, years?: number) => evaluateTemplate(template, inputs, years);

const company = (
  book: number,
  roe: number | readonly number[],
  payout: number,
  rate: number,
): InputValues => ({
  base_book_value: book,
  return_on_equity: roe,
  payout_ratio: payout,
  cost_of_equity_method: 'given',
  given_cost_of_equity: rate,
});

describe('residual income', () => {
  it.each([
    // CFA practice question, gaodun.com/q/f03t4m: return 13.6%, required 8.7%, nothing paid out.
    {
      name: 'none after year 5',
      inputs: { ...company(12.4, 0.136, 0, 0.087), persistence: 0 },
      years: 5,
      published: 15.46,
    },
    {
      name: 'persistence 35%',
      inputs: { ...company(12.4, 0.136, 0, 0.087), persistence: 0.35 },
      years: 5,
      published: 15.78,
    },
    // CFA practice question, leetquiz.com/quiz/cmifq0qge00278hnxjthaniqh: 12% on 15.00 growing at 2.5%, required 10%.
    {
      name: 'single stage',
      inputs: { ...company(15, 0.12, 1 - 0.025 / 0.12, 0.1), persistence: 1, terminal_growth: 0.025 },
      years: 1,
      published: 19,
    },
  ])(
    '[VALUATION-203] agrees with the published value of $name, $published',
    ({ inputs, years, published }) => {
      expect(evaluate(inputs, years).number('value_per_share')).toBeCloseTo(published, 2);
    },
  );

  it('[VALUATION-203] agrees with a published residual income that never ends', () => {
    // CFA practice question, analystnotes.com RBJS2OA27: earnings of 0.95 on 7.58, all paid out, required 11%.
    const evaluator = evaluate({ ...company(7.58, 0.95 / 7.58, 1, 0.11), persistence: 1 }, 3);
    expect(evaluator.number('value_per_share') - 7.58).toBeCloseTo(1.06, 2);
  });

  it('[VALUATION-203] agrees with a published path of book values', () => {
    // CFA practice question, gaodun.com/q/f03t4m.
    const evaluator = evaluate({ ...company(12.4, 0.136, 0, 0.087), persistence: 0 });
    const rounded = (name: string) => [1, 2, 3, 4, 5].map((year) => evaluator.number(name, year).toFixed(2));
    expect(rounded('book_value')).toEqual(['14.09', '16.00', '18.18', '20.65', '23.46']);
    expect(rounded('residual_income')).toEqual(['0.61', '0.69', '0.78', '0.89', '1.01']);
    expect(rounded('present_value')).toEqual(['0.56', '0.58', '0.61', '0.64', '0.67']);
  });

  it('[VALUATION-203] states the value as a multiple of book value, today and at the end, if that is positive', () => {
    const evaluator = evaluate(template.example);
    expect(evaluator.number('price_to_book')).toBeCloseTo(evaluator.number('value_per_share') / 40, 12);
    const end =
      (evaluator.number('book_value', 5) + evaluator.number('continuing_value')) /
      evaluator.number('book_value', 5);
    expect(evaluator.number('final_price_to_book')).toBeCloseTo(end, 12);
    const lost = evaluate({ ...template.example, base_book_value: -1 });
    expect(lost.read('price_to_book').ok).toBe(false);
    expect(lost.read('final_price_to_book').ok).toBe(false);
    const recovered = evaluate({ ...template.example, return_on_equity: [-1.1, -3, 0.1, 0.1, 0.1] });
    expect(recovered.number('book_value', 1)).toBeLessThan(0);
    expect(recovered.read('final_price_to_book').ok).toBe(true);
  });

  it('[VALUATION-203] pays no dividend on a loss', () => {
    const evaluator = evaluate({ ...template.example, return_on_equity: -0.1 });
    expect(evaluator.number('dividend', 1)).toBe(0);
    expect(evaluator.number('book_value', 1)).toBeCloseTo(36, 12);
  });

  it('[VALUATION-203] has no value when residual income has no limit, and says so', () => {
    const evaluator = evaluate({ ...template.example, persistence: 1, terminal_growth: 0.0951 });
    expect(evaluator.read('value_per_share')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('1 + cost of equity'),
    });
  });

  const path = fc.array(fc.tuple(fraction(-0.2, 0.4), fraction(0, 1.2)), { minLength: 1, maxLength: 50 });

  it('[VALUATION-203] agrees with plain arithmetic on any plausible company', () => {
    fc.assert(
      fc.property(
        fraction(0.5, 500),
        path,
        fraction(0.05, 0.3),
        fraction(0, 1),
        fraction(-0.03, 0.04),
        (base, years, rate, persistence, growth) => {
          let book = base;
          let expected = base;
          let magnitude = base;
          let last = 0;
          years.forEach(([roe, payout], index) => {
            const earnings = roe * book;
            last = earnings - rate * book;
            expected += last / Math.pow(1 + rate, index + 1);
            magnitude += Math.abs(last) + Math.abs(earnings);
            book += earnings - Math.max(earnings, 0) * payout;
          });
          // A long sum of residual income, and the rest of it in closed form.
          const factor = persistence * (1 + growth);
          let continuing = 0;
          let discount = Math.pow(1 + rate, -years.length);
          for (let year = 1; year <= 200; year++) {
            last *= factor;
            discount /= 1 + rate;
            continuing += last * discount;
          }
          continuing += (last * discount * factor) / (1 + rate - factor);
          const evaluator = evaluate(
            {
              base_book_value: base,
              return_on_equity: years.map(([roe]) => roe),
              payout_ratio: years.map(([, payout]) => payout),
              cost_of_equity_method: 'given',
              given_cost_of_equity: rate,
              persistence,
              terminal_growth: growth,
            },
            years.length,
          );
          const value = evaluator.number('value_per_share');
          magnitude += Math.abs(continuing) * 10;
          expect(Math.abs(value - expected - continuing) / magnitude).toBeLessThan(1e-12);
        },
      ),
    );
  });

  it('[VALUATION-204] equals the value of its dividends, and of book value and continuing value at the end', () => {
    fc.assert(
      fc.property(
        fraction(0.5, 500),
        path,
        fraction(0.05, 0.3),
        fraction(0, 1),
        (base, years, rate, persistence) => {
          const evaluator = evaluate(
            {
              ...company(
                base,
                years.map(([roe]) => roe),
                0,
                rate,
              ),
              payout_ratio: years.map(([, payout]) => payout),
              persistence,
            },
            years.length,
          );
          const end = evaluator.number('book_value', years.length) + evaluator.number('continuing_value');
          let expected = end / Math.pow(1 + rate, years.length);
          let magnitude = base + Math.abs(expected);
          years.forEach((_, index) => {
            const dividend = evaluator.number('dividend', index + 1);
            expected += dividend / Math.pow(1 + rate, index + 1);
            magnitude += Math.abs(dividend) + Math.abs(evaluator.number('residual_income', index + 1));
          });
          const difference = evaluator.number('value_per_share') - expected;
          expect(Math.abs(difference) / magnitude).toBeLessThan(1e-12);
        },
      ),
    );
  });

  it('[VALUATION-204] equals dividend discount if both end in the same steady state', () => {
    fc.assert(
      fc.property(
        fraction(0.5, 500),
        fc.array(fc.tuple(fraction(0.05, 0.4), fraction(0, 1)), { minLength: 1, maxLength: 49 }),
        fraction(0.06, 0.3),
        fraction(0, 0.04),
        (book, early, rate, growth) => {
          // The final year retains what its growth needs, as every year after it.
          const finalRoe = early.at(-1)?.[0] ?? 0;
          const years = [...early, [finalRoe, 1 - growth / finalRoe] as const];
          const roe = years.map(([each]) => each);
          const payout = years.map(([, each]) => each);
          const shared = {
            cost_of_equity_method: 'given',
            given_cost_of_equity: rate,
            terminal_growth: growth,
          };
          const residual = evaluate(
            { ...shared, base_book_value: book, return_on_equity: roe, payout_ratio: payout, persistence: 1 },
            years.length,
          );
          const earnings = years.map((_, index) => residual.number('earnings_per_share', index + 1));
          const discount = evaluateTemplate(
            dividendDiscountTemplate,
            {
              ...shared,
              base_earnings: 1,
              earnings_growth: earnings.map((each, index) => each / (earnings[index - 1] ?? 1) - 1),
              payout_ratio: payout,
              terminal_payout_ratio: 1 - growth / finalRoe,
            },
            years.length,
          );
          const value = residual.number('value_per_share');
          const magnitude = value + Math.max(...earnings) * years.length;
          expect(Math.abs(discount.number('value_per_share') - value) / magnitude).toBeLessThan(1e-11);
        },
      ),
    );
  });

  it('[VALUATION-204] is book value if returns equal the cost of equity, whatever is paid out', () => {
    fc.assert(
      fc.property(
        fraction(1, 100),
        fraction(0.05, 0.2),
        fraction(0, 1),
        fraction(0, 1),
        (book, rate, payout, persistence) => {
          const evaluator = evaluate({ ...company(book, rate, payout, rate), persistence });
          expect(evaluator.number('value_per_share')).toBe(book);
        },
      ),
    );
  });
});

describe('integrity checks', () => {
  const tripping: Record<string, InputValues> = {
    cost_of_equity_unusual: { beta: 5 },
    terminal_growth_above_risk_free: { terminal_growth: 0.05 },
    persistence_out_of_range: { persistence: 1.01 },
    residual_income_without_limit: { persistence: 1, terminal_growth: 0.0955 },
    book_value_not_positive: { base_book_value: 0 },
    value_not_positive: { return_on_equity: -0.5, persistence: 0.9 },
    book_value_consumed: { return_on_equity: [0.1, -1.1, 0.1, 0.1, 0.1] },
    payout_above_earnings: { payout_ratio: [0.4, 0.4, 1.1, 0.4, 0.4] },
    shortfall_persists: { return_on_equity: 0.05, persistence: 1 },
    continuing_share_high: { return_on_equity: 0.2, persistence: 1 },
  };

  it('[VALUATION-214] has a case for every check of the residual income model', () => {
    expect(Object.keys(tripping).toSorted()).toEqual(checkNames(template));
  });

  it.each<[string, InputValues]>([
    ['residual_income_without_limit', { persistence: 1, terminal_growth: 0.0945 }],
    ['shortfall_persists', { return_on_equity: [0.05, 0.13, 0.13, 0.13, 0.13], persistence: 1 }],
    ['shortfall_persists', { return_on_equity: 0.05 }],
    ['shortfall_persists', { persistence: 1 }],
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
