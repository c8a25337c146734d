import fc from 'fast-check';
import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { checkNames, evaluateTemplate, passes } from '../testing/evaluateTemplate.js';
import { fraction } from '../testing/fraction.js';
import { earningsPowerTemplate as template } from './earningsPowerTemplate.js';

const evaluate = (inputs: InputValues, years?: number) => evaluateTemplate(template, inputs, years);
const relative = (a: number, b: number) => Math.abs(a - b) / Math.max(1e-300, Math.abs(a), Math.abs(b));

const company = fc.record({
  revenue: fraction(1, 1e12),
  margin: fraction(-0.3, 0.6),
  tax: fraction(0, 0.5),
  depreciation: fraction(0, 0.2),
  maintenance: fraction(0, 0.2),
  wacc: fraction(0.03, 0.3),
  growth: fc.array(fraction(-0.2, 0.4), { minLength: 1, maxLength: 50 }),
  roc: fraction(0.02, 0.5),
  debt: fraction(0, 1),
  shares: fraction(0.5, 1e10),
});
type Company = typeof company extends fc.Arbitrary<infer Value> ? Value : never;

const inputsOf = (given: Company): InputValues => ({
  base_revenue: given.revenue,
  normal_margin: given.margin,
  tax_rate: given.tax,
  depreciation: given.revenue * given.depreciation,
  maintenance_capital_expenditure: given.revenue * given.maintenance,
  wacc_method: 'given',
  given_wacc: given.wacc,
  growth: given.growth,
  return_on_new_capital: given.roc,
  debt: given.revenue * given.debt,
  shares_outstanding: given.shares,
});

describe('earnings power', () => {
  it('[VALUATION-210] capitalizes normalized earnings at the cost of capital, and bridges to equity', () => {
    const evaluator = evaluate(template.example);
    expect(evaluator.number('normal_nopat')).toBeCloseTo(1000 * 0.16 * 0.75, 12);
    expect(evaluator.number('wacc')).toBeCloseTo(0.8 * (0.04 + 1.1 * 0.05) + 0.2 * 0.06 * 0.75, 15);
    expect(evaluator.number('earnings_power_value')).toBeCloseTo((120 + 50 - 45) / 0.085, 9);
    expect(evaluator.number('franchise_value')).toBeCloseTo(125 / 0.085 - 1200, 9);
    expect(evaluator.number('value_per_share')).toBeCloseTo((125 / 0.085 + 50 - 200) / 100, 12);
  });

  it('[VALUATION-210] adds or subtracts every bridge item by its name', () => {
    const evaluator = evaluate({
      ...template.example,
      non_operating_assets: 30,
      minority_interest: 20,
      preferred_equity: 10,
    });
    expect(evaluator.number('equity_value')).toBeCloseTo(125 / 0.085 + 50 + 30 - 200 - 20 - 10, 9);
  });

  it('[VALUATION-210] taxes no loss, and has no value at a cost of capital that is not positive', () => {
    expect(evaluate({ ...template.example, normal_margin: -0.1 }).number('operating_taxes')).toBe(0);
    const free = evaluate({ ...template.example, wacc_method: 'given', given_wacc: 0 });
    expect(free.read('value_per_share')).toMatchObject({ ok: false, reason: expect.stringContaining('> 0') });
  });

  it('[VALUATION-210] has a franchise value only with a value of the assets', () => {
    const evaluator = evaluate({ ...template.example, asset_value: 0 });
    expect(evaluator.read('franchise_value').ok).toBe(false);
    expect(evaluator.read('value_per_share').ok).toBe(true);
  });

  it('[VALUATION-210] equals free cash flow to the firm without growth', () => {
    fc.assert(
      fc.property(company, (given) => {
        const years = given.growth.length;
        const maintained = { ...given, maintenance: given.depreciation };
        const created = createEvaluator(freeCashFlowToFirmModel(years), {
          base_revenue: given.revenue,
          base_working_capital: given.revenue * 0.1,
          revenue_growth: 0,
          operating_margin: given.margin,
          tax_rate: given.tax,
          depreciation_rate: given.depreciation,
          capital_expenditure_rate: given.depreciation,
          working_capital_rate: 0.1,
          wacc_method: 'given',
          given_wacc: given.wacc,
          shares_outstanding: given.shares,
        });
        if (!created.ok) throw new Error('the inputs do not fit');
        const enterprise = created.evaluator.number('enterprise_value');
        const power = evaluate(inputsOf(maintained), years).number('earnings_power_value');
        const magnitude =
          (given.revenue / given.wacc) * (Math.abs(given.margin) + 2 * given.depreciation + 0.1);
        expect(Math.abs(enterprise - power) / magnitude).toBeLessThan(1e-12);
      }),
    );
  });

  it('[VALUATION-211] equals the cash flows left by reinvestment, then earnings without growth', () => {
    fc.assert(
      fc.property(company, (given) => {
        const { growth, wacc, roc, revenue } = given;
        const income = revenue * given.margin;
        const base =
          income - Math.max(income, 0) * given.tax + revenue * (given.depreciation - given.maintenance);
        let earnings = base;
        let expected = 0;
        // Each amount as large as if nothing canceled in the earnings it grew from.
        let size = revenue * (Math.abs(given.margin) + given.depreciation + given.maintenance + 1e-6);
        let magnitude = size / wacc;
        growth.forEach((rise, index) => {
          const reinvested = (earnings * rise) / roc;
          const discount = Math.pow(1 + wacc, index + 1);
          expected += (earnings - reinvested) / discount;
          magnitude += (size * (1 + Math.abs(rise / roc) * (1 + roc / wacc))) / discount;
          earnings += reinvested * roc;
          size *= 1 + rise;
        });
        expected += earnings / wacc / Math.pow(1 + wacc, growth.length);
        magnitude += (size / wacc) * Math.pow(1 + wacc, -growth.length);
        const evaluator = evaluate(inputsOf(given), growth.length);
        const value = evaluator.number('earnings_power_value') + evaluator.number('growth_value');
        expect(Math.abs(value - expected) / magnitude).toBeLessThan(1e-12);
        const equity = evaluator.number('equity_value_with_growth');
        expect(relative(equity / given.shares, evaluator.number('value_per_share_with_growth'))).toBeLessThan(
          1e-12,
        );
        expect(Math.abs(equity - (value - revenue * given.debt)) / (magnitude + revenue)).toBeLessThan(1e-12);
      }),
    );
  });

  it('[VALUATION-211] gives growth no value without growth, or if new capital earns its cost', () => {
    fc.assert(
      fc.property(company, (given) => {
        expect(
          evaluate({ ...inputsOf(given), growth: 0, return_on_new_capital: 0 }).number('growth_value'),
        ).toBe(0);
        const fair = evaluate({ ...inputsOf(given), return_on_new_capital: given.wacc }, given.growth.length);
        expect(Math.abs(fair.number('growth_value'))).toBe(0);
      }),
    );
  });

  it('[VALUATION-211] gives growth a value of the sign of return over cost of capital', () => {
    const value = (roc: number) =>
      evaluate({ ...template.example, return_on_new_capital: roc }).number('growth_value');
    expect(value(0.14)).toBeGreaterThan(0);
    expect(value(0.06)).toBeLessThan(0);
  });
});

describe('integrity checks', () => {
  const tripping: Record<string, InputValues> = {
    wacc_not_positive: { wacc_method: 'given', given_wacc: 0 },
    earnings_not_positive: { normal_margin: -0.1 },
    shares_not_positive: { shares_outstanding: -5 },
    equity_not_positive: { debt: 1e6 },
    return_on_new_capital_missing: { return_on_new_capital: 0 },
    growth_destroys_value: { return_on_new_capital: 0.06 },
    reinvestment_above_earnings: { growth: [0.06, 0.2, 0.04, 0.03, 0.02] },
    franchise_not_positive: { asset_value: 2000 },
    cost_of_capital_unusual: { beta: 5 },
  };

  it('[VALUATION-214] has a case for every check of the earnings power model', () => {
    expect(Object.keys(tripping).toSorted()).toEqual(checkNames(template));
  });

  it.each<[string, InputValues]>([
    ['growth_destroys_value', { growth: -0.05 }],
    ['growth_destroys_value', { growth: -0.05, return_on_new_capital: 0.06 }],
    ['franchise_not_positive', { asset_value: 0 }],
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
