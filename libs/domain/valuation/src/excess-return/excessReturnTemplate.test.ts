import fc from 'fast-check';
import type { InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { dividendDiscountTemplate } from '../dividend-discount/dividendDiscountTemplate.js';
import { residualIncomeTemplate } from '../residual-income/residualIncomeTemplate.js';
import { checkNames, evaluateTemplate, passes } from '../testing/evaluateTemplate.js';
import { fraction } from '../testing/fraction.js';
import { excessReturnTemplate as template } from './excessReturnTemplate.js';

const evaluate = (inputs: InputValues, years?: number) => evaluateTemplate(template, inputs, years);
const given = (rate: number) => ({ cost_of_equity_method: 'given', given_cost_of_equity: rate });

describe('excess return', () => {
  it('[VALUATION-205] agrees with a published forecast of excess returns to the dollar', () => {
    // A bank in Damodaran's spreadsheet eqexret.xls, as printed at paperanswers.com: return 16.72% on equity of
    // 8,354 m, 10.3% paid out, cost of equity 6.12%.
    const roe = 1_396_700_296.2 / 8_354_000_000;
    const evaluator = evaluate({
      ...given(0.0612),
      base_equity: 8_354_000_000,
      base_assets: 8_354_000_000,
      capital_ratio: 1,
      asset_growth: roe * (1 - 0.103),
      return_on_equity: roe,
      persistence: 0,
      shares_outstanding: 489_164_000,
    });
    const years = [1, 2, 3, 4, 5];
    const printed: Readonly<Record<string, readonly number[]>> = {
      net_income: [1_396_700_296.2, 1_606_161_899.1, 1_847_036_227.6, 2_124_034_213.4, 2_442_573_281.6],
      excess_return: [885_435_496.22, 1_018_223_280.97, 1_170_925_103.34, 1_346_527_449.58, 1_548_464_686.0],
      present_value: [834_371_933.9, 904_166_766.4, 979_799_904.9, 1_061_759_721.0, 1_150_575_438.4],
    };
    for (const [name, figures] of Object.entries(printed))
      years.forEach((year, index) =>
        expect(
          Math.abs(evaluator.number(name, year) - (figures[index] ?? 0)),
          `${name} ${year}`,
        ).toBeLessThan(1),
      );
  });

  it('[VALUATION-205] agrees with a published single-stage value', () => {
    // CFA practice question, leetquiz.com/quiz/cmifq0qge00278hnxjthaniqh: 12% on 15.00 growing at 2.5%, required 10%.
    const evaluator = evaluate(
      {
        ...given(0.1),
        base_equity: 15,
        base_assets: 15,
        capital_ratio: 1,
        asset_growth: 0.025,
        return_on_equity: 0.12,
        persistence: 1,
        terminal_growth: 0.025,
        shares_outstanding: 1,
      },
      3,
    );
    expect(evaluator.number('value_per_share')).toBeCloseTo(19, 12);
    expect(evaluator.number('final_price_to_book')).toBeCloseTo(19 / 15, 12);
  });

  it('[VALUATION-206] pays out what growing assets do not need: 1 − growth ÷ return', () => {
    const evaluator = evaluate({ ...template.example, capital_ratio: [0.1, 0.11, 0.11, 0.1, 0.1] });
    for (const year of [1, 2, 3, 4, 5]) {
      const growth = evaluator.number('equity', year) / (evaluator.number('equity', year - 1) || 1000) - 1;
      const payout = 1 - growth / evaluator.number('return_on_equity', year);
      expect(evaluator.number('payout_ratio', year)).toBeCloseTo(payout, 12);
      expect(evaluator.number('dividends', year)).toBeCloseTo(
        payout * evaluator.number('net_income', year),
        9,
      );
    }
    // A higher ratio in year 2 takes equity out of dividends, here more than net income.
    expect(evaluator.number('dividends', 2)).toBeLessThan(0);
  });

  it('[VALUATION-205] states the value as a multiple of book equity, today and at the end, if that is positive', () => {
    const evaluator = evaluate(template.example);
    expect(evaluator.number('price_to_book')).toBeCloseTo(evaluator.number('equity_value') / 1000, 12);
    const equity = evaluator.number('equity', 5);
    const end = (equity + evaluator.number('terminal_value')) / equity;
    expect(evaluator.number('final_price_to_book')).toBeCloseTo(end, 12);
    const lost = evaluate({
      ...template.example,
      base_equity: -1,
      capital_ratio: [0.1, 0.1, 0.1, 0.1, -0.1],
    });
    expect(lost.read('price_to_book').ok).toBe(false);
    expect(lost.read('final_price_to_book').ok).toBe(false);
    const recovered = evaluate({ ...template.example, capital_ratio: [-0.1, 0.1, 0.1, 0.1, 0.1] });
    expect(recovered.read('final_price_to_book').ok).toBe(true);
  });

  it('[VALUATION-205] subtracts preferred equity before the value per share', () => {
    const evaluator = evaluate(template.example);
    const equity = evaluator.number('equity_value');
    expect(evaluator.number('value_per_share')).toBeCloseTo((equity - 50) / 100, 12);
  });

  it('[VALUATION-205] has no value when excess returns have no limit, and says so', () => {
    const evaluator = evaluate({ ...template.example, persistence: 1, terminal_growth: 0.0951 });
    expect(evaluator.read('value_per_share')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('1 + cost of equity'),
    });
  });

  const bank = fc.record({
    equity: fraction(1, 1e12),
    leverage: fraction(1, 30),
    path: fc.array(fc.tuple(fraction(-0.2, 0.3), fraction(0.02, 0.3), fraction(-0.2, 0.4)), {
      minLength: 1,
      maxLength: 50,
    }),
    rate: fraction(0.05, 0.3),
    persistence: fraction(0, 1),
    growth: fraction(-0.03, 0.04),
  });
  type Bank = typeof bank extends fc.Arbitrary<infer Value> ? Value : never;
  const inputsOf = ({ equity, leverage, path, rate, persistence, growth }: Bank): InputValues => ({
    ...given(rate),
    base_equity: equity,
    base_assets: equity * leverage,
    asset_growth: path.map(([each]) => each),
    capital_ratio: path.map(([, each]) => each),
    return_on_equity: path.map(([, , each]) => each),
    persistence,
    terminal_growth: growth,
    shares_outstanding: 1,
  });

  it('[VALUATION-205] agrees with plain arithmetic on any plausible bank', () => {
    fc.assert(
      fc.property(bank, (company) => {
        const { path, rate, persistence, growth } = company;
        let { equity } = company;
        let assets = equity * company.leverage;
        let expected = equity;
        let magnitude = equity;
        let spread = 0;
        path.forEach(([rise, ratio, roe], index) => {
          spread = roe - rate;
          const present = (spread * equity) / Math.pow(1 + rate, index + 1);
          expected += present;
          magnitude += Math.abs(present) * (1 + (Math.abs(roe) + rate) / Math.abs(spread));
          assets *= 1 + rise;
          equity = assets * ratio;
        });
        // The return after the forecast falls back to the cost of equity by the same share every year.
        let discount = Math.pow(1 + rate, -path.length);
        for (let year = 1; year <= 500; year++) {
          spread *= persistence;
          discount /= 1 + rate;
          expected += spread * equity * discount;
          magnitude += Math.abs(spread * equity * discount) * 10;
          equity *= 1 + growth;
        }
        expected += (spread * persistence * equity * discount) / (1 + rate - persistence * (1 + growth));
        const value = evaluate(inputsOf(company), path.length).number('value_per_share');
        expect(Math.abs(value - expected) / magnitude).toBeLessThan(1e-12);
      }),
    );
  });

  it('[VALUATION-207] equals the value of its dividends, and of equity and excess returns at the end', () => {
    fc.assert(
      fc.property(bank, (company) => {
        const { path, rate } = company;
        const evaluator = evaluate(inputsOf(company), path.length);
        const end = evaluator.number('equity', path.length) + evaluator.number('terminal_value');
        let expected = end / Math.pow(1 + rate, path.length);
        let magnitude = company.equity + Math.abs(expected);
        path.forEach((_, index) => {
          const present = evaluator.number('dividends', index + 1) / Math.pow(1 + rate, index + 1);
          expected += present;
          magnitude += Math.abs(present) + evaluator.number('equity', index + 1);
        });
        const difference = evaluator.number('equity_value') - expected;
        expect(Math.abs(difference) / magnitude).toBeLessThan(1e-12);
      }),
    );
  });

  it('[VALUATION-207] equals dividend discount and residual income with the same payout and steady state', () => {
    fc.assert(
      fc.property(
        fraction(10, 1e9),
        fc.array(fc.tuple(fraction(0.05, 0.3), fraction(0, 0.04)), { minLength: 1, maxLength: 40 }),
        fraction(0.06, 0.3),
        fraction(0, 0.04),
        (equity, early, rate, growth) => {
          const roe = [...early.map(([each]) => each), early.at(-1)?.[0] ?? 0];
          const rises = [...early.map(([, each]) => each), growth];
          const payout = roe.map((each, index) => 1 - (rises[index] ?? 0) / each);
          const shared = { ...given(rate), terminal_growth: growth };
          const excess = evaluate(
            {
              ...shared,
              base_equity: equity,
              base_assets: equity,
              asset_growth: rises,
              capital_ratio: 1,
              return_on_equity: roe,
              persistence: 1,
              shares_outstanding: 1,
            },
            roe.length,
          );
          const residual = evaluateTemplate(
            residualIncomeTemplate,
            {
              ...shared,
              base_book_value: equity,
              return_on_equity: roe,
              payout_ratio: payout,
              persistence: 1,
            },
            roe.length,
          );
          const income = roe.map((_, index) => excess.number('net_income', index + 1));
          const dividends = evaluateTemplate(
            dividendDiscountTemplate,
            {
              ...shared,
              base_earnings: equity,
              earnings_growth: income.map((each, index) => each / (income[index - 1] ?? equity) - 1),
              payout_ratio: payout,
              terminal_payout_ratio: payout.at(-1) ?? 0,
            },
            roe.length,
          );
          const value = excess.number('value_per_share');
          const magnitude = value + Math.max(...income) * roe.length;
          for (const other of [residual, dividends])
            expect(Math.abs(other.number('value_per_share') - value) / magnitude).toBeLessThan(1e-11);
        },
      ),
    );
  });
});

describe('integrity checks', () => {
  const tripping: Record<string, InputValues> = {
    cost_of_equity_unusual: { beta: 5 },
    terminal_growth_above_risk_free: { terminal_growth: 0.05 },
    persistence_out_of_range: { persistence: -0.1 },
    excess_return_without_limit: { persistence: 1, terminal_growth: 0.0955 },
    base_equity_not_positive: { base_equity: 0 },
    shares_not_positive: { shares_outstanding: -5 },
    value_not_positive: { preferred_equity: 1e6 },
    capital_ratio_not_positive: { capital_ratio: [0.1, 0.1, 0, 0.1, 0.1] },
    capital_raised: { asset_growth: [0.06, 0.3, 0.05, 0.045, 0.04] },
    shortfall_persists: { return_on_equity: 0.05, persistence: 1 },
    terminal_share_high: { return_on_equity: 0.3, persistence: 1 },
  };

  it('[VALUATION-214] has a case for every check of the excess return model', () => {
    expect(Object.keys(tripping).toSorted()).toEqual(checkNames(template));
  });

  it.each<[string, InputValues]>([
    ['excess_return_without_limit', { persistence: 1, terminal_growth: 0.0945 }],
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
