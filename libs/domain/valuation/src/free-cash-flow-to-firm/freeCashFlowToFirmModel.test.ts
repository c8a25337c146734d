import fc from 'fast-check';
import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { fraction } from '../testing/fraction.js';
import { freeCashFlowToFirmExample as example } from './freeCashFlowToFirmExample.js';
import { freeCashFlowToFirmModel } from './freeCashFlowToFirmModel.js';

const evaluate = (inputs: InputValues, years = 5) => {
  const result = createEvaluator(freeCashFlowToFirmModel(years), inputs);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.evaluator;
};

/** The same valuation as plain arithmetic, written independently of the model. */
function byHand(given: {
  revenue: number;
  workingCapital: number;
  growth: readonly number[];
  margin: number;
  tax: number;
  depreciation: number;
  investment: number;
  working: number;
  wacc: number;
  midYear: boolean;
  terminal: { growth: number } | { multiple: number; ebitda: boolean };
  bridge: number;
  shares: number;
}): number {
  let { revenue, workingCapital } = given;
  let value = 0;
  let flow = 0;
  let income = 0;
  given.growth.forEach((growth, index) => {
    revenue *= 1 + growth;
    income = revenue * given.margin;
    const bound = revenue * given.working;
    flow =
      income -
      Math.max(income, 0) * given.tax +
      revenue * given.depreciation -
      revenue * given.investment -
      (bound - workingCapital);
    workingCapital = bound;
    value += flow / Math.pow(1 + given.wacc, index + 1 - (given.midYear ? 0.5 : 0));
  });
  const years = given.growth.length;
  if ('growth' in given.terminal) {
    const perpetuity = (flow * (1 + given.terminal.growth)) / (given.wacc - given.terminal.growth);
    value += perpetuity / Math.pow(1 + given.wacc, years - (given.midYear ? 0.5 : 0));
  } else {
    const metric = income + (given.terminal.ebitda ? revenue * given.depreciation : 0);
    value += (given.terminal.multiple * metric) / Math.pow(1 + given.wacc, years);
  }
  return (value + given.bridge) / given.shares;
}

const relative = (a: number, b: number) => Math.abs(a - b) / Math.max(1e-300, Math.abs(a), Math.abs(b));

describe('free cash flow to the firm', () => {
  it('[VALUATION-1] values end-of-year flows and a growing perpetuity, discounted at N', () => {
    const value = evaluate(example).number('value_per_share');
    expect(value).toBeCloseTo(27.575806019637938, 12);
  });

  it.each([
    // Two-stage dividend discount problems with published answers: a flow of 100% of revenue, no reinvestment.
    { flow: 2, growth: 0.12, years: 5, terminal: 0.08, rate: 0.14, published: 42.44 },
    { flow: 2, growth: 0.12, years: 8, terminal: 0.08, rate: 0.14, published: 46.03 },
    { flow: 2, growth: 0.12, years: 5, terminal: 0.1, rate: 0.14, published: 59.83 },
    // A toolkit's published example, computed with the usual end-of-year convention.
    { flow: 500, growth: 0.05, years: 5, terminal: 0.02, rate: 0.1, published: 7231.06 },
  ])('[VALUATION-1] agrees with the published two-stage value $published', (published) => {
    const evaluator = evaluate(
      {
        base_revenue: published.flow,
        base_working_capital: 0,
        revenue_growth: published.growth,
        operating_margin: 1,
        tax_rate: 0,
        depreciation_rate: 0,
        capital_expenditure_rate: 0,
        working_capital_rate: 0,
        wacc_method: 'given',
        given_wacc: published.rate,
        terminal_growth: published.terminal,
        shares_outstanding: 1,
      },
      published.years,
    );
    expect(Math.abs(evaluator.number('enterprise_value') - published.published)).toBeLessThan(0.006);
  });

  it('[VALUATION-2] discounts mid-year flows at t − 0.5 and the perpetuity at N − 0.5', () => {
    const end = evaluate(example);
    const mid = evaluate({ ...example, discounting: 'mid_year' });
    const halfYear = Math.pow(1 + end.number('wacc'), 0.5);
    expect(relative(mid.number('enterprise_value'), end.number('enterprise_value') * halfYear)).toBeLessThan(
      1e-12,
    );
  });

  it('[VALUATION-3] discounts an exit multiple at N whatever the flows do', () => {
    const inputs: InputValues = { ...example, terminal_method: 'market_multiple', exit_multiple: 10 };
    const end = evaluate(inputs);
    const mid = evaluate({ ...inputs, discounting: 'mid_year' });
    expect(mid.number('present_value_of_terminal_value')).toBe(end.number('present_value_of_terminal_value'));
    expect(end.number('terminal_value')).toBeCloseTo(
      10 * (end.number('operating_income', 5) + end.number('depreciation', 5)),
      9,
    );
    end.set('exit_metric', 'ebit');
    expect(end.number('terminal_value')).toBeCloseTo(10 * end.number('operating_income', 5), 9);
  });

  it('[VALUATION-4] charges no tax on an operating loss', () => {
    const evaluator = evaluate({ ...example, operating_margin: [-0.1, -0.05, 0, 0.1, 0.2] });
    expect(evaluator.number('operating_taxes', 1)).toBe(0);
    expect(evaluator.number('operating_taxes', 4)).toBeGreaterThan(0);
  });

  it('[VALUATION-5] builds the cost of capital from its components or takes it as entered', () => {
    const evaluator = evaluate(example);
    expect(evaluator.number('wacc')).toBeCloseTo(0.8 * (0.04 + 1.1 * 0.05) + 0.2 * 0.06 * 0.75, 15);
    evaluator.set('given_wacc', 0.1);
    evaluator.set('wacc_method', 'given');
    expect(evaluator.number('wacc')).toBe(0.1);
  });

  it('[VALUATION-6] adds or subtracts every bridge item by its name', () => {
    const evaluator = evaluate({
      ...example,
      non_operating_assets: 30,
      minority_interest: 20,
      preferred_equity: 10,
    });
    expect(evaluator.number('equity_value')).toBeCloseTo(
      evaluator.number('enterprise_value') + 50 + 30 - 200 - 20 - 10,
      9,
    );
  });

  it('[VALUATION-7] has no value when terminal growth is not below the cost of capital, and says so', () => {
    const evaluator = evaluate({ ...example, terminal_growth: 0.085000001 });
    const value = evaluator.read('value_per_share');
    expect(value.ok).toBe(false);
    expect(evaluator.checks().find(({ id }) => id === 'growth_not_below_wacc')?.passed).toBe(false);
    evaluator.set('terminal_method', 'market_multiple');
    evaluator.set('exit_multiple', 8);
    expect(evaluator.read('value_per_share').ok).toBe(true);
  });

  it('[VALUATION-1] agrees with plain arithmetic on any plausible company', () => {
    fc.assert(
      fc.property(
        fc.record({
          revenue: fraction(1, 1e12),
          workingCapital: fraction(-1e9, 1e9),
          growth: fc.array(fraction(-0.3, 0.6), { minLength: 1, maxLength: 50 }),
          margin: fraction(-0.4, 0.6),
          tax: fraction(0, 0.5),
          depreciation: fraction(0, 0.2),
          investment: fraction(0, 0.3),
          working: fraction(-0.3, 0.4),
          wacc: fraction(0.04, 0.3),
          midYear: fc.boolean(),
          terminal: fc.oneof(
            fc.record({ growth: fraction(-0.02, 0.035) }),
            fc.record({ multiple: fraction(1, 30), ebitda: fc.boolean() }),
          ),
          bridge: fraction(-1e9, 1e9),
          shares: fraction(0.5, 1e10),
        }),
        (given) => {
          const evaluator = evaluate(
            {
              base_revenue: given.revenue,
              base_working_capital: given.workingCapital,
              revenue_growth: given.growth,
              operating_margin: given.margin,
              tax_rate: given.tax,
              depreciation_rate: given.depreciation,
              capital_expenditure_rate: given.investment,
              working_capital_rate: given.working,
              wacc_method: 'given',
              given_wacc: given.wacc,
              discounting: given.midYear ? 'mid_year' : 'end_of_year',
              ...('growth' in given.terminal
                ? { terminal_growth: given.terminal.growth }
                : {
                    terminal_method: 'market_multiple',
                    exit_multiple: given.terminal.multiple,
                    exit_metric: given.terminal.ebitda ? 'ebitda' : 'ebit',
                  }),
              cash: given.bridge,
              shares_outstanding: given.shares,
            },
            given.growth.length,
          );
          const expected = byHand(given);
          const magnitude = Math.abs(expected) + (Math.abs(given.bridge) + given.revenue * 10) / given.shares;
          expect(Math.abs(evaluator.number('value_per_share') - expected) / magnitude).toBeLessThan(1e-9);
        },
      ),
    );
  });
});

describe('integrity checks', () => {
  const tripping: Record<string, InputValues> = {
    growth_not_below_wacc: { terminal_growth: 0.2 },
    shares_not_positive: { shares_outstanding: -5 },
    equity_without_enterprise_value: { operating_margin: -0.5 },
    equity_not_positive: { debt: 1e6 },
    enterprise_value_not_positive: { operating_margin: -0.5 },
    exit_metric_not_positive: {
      terminal_method: 'market_multiple',
      exit_multiple: 5,
      operating_margin: -0.5,
    },
    terminal_share_high: { revenue_growth: 0.3 },
    terminal_growth_above_risk_free: { terminal_growth: 0.05 },
    growth_without_investment: {
      capital_expenditure_rate: 0,
      working_capital_rate: 0,
      base_working_capital: 0,
    },
    operating_loss_in_final_year: { operating_margin: [0.1, 0.1, 0.1, 0.1, -0.1] },
    cost_of_capital_unusual: { wacc_method: 'given', given_wacc: 0.3 },
    debt_heavy: { debt_weight: 0.7 },
  };
  const sound: InputValues = {
    ...example,
    revenue_growth: 0.03,
    terminal_growth: 0.01,
    wacc_method: 'given',
    given_wacc: 0.12,
  };
  const result = (inputs: InputValues, id: string) =>
    evaluate(inputs)
      .checks()
      .find((check) => check.id === id);

  it('[VALUATION-8] has a case for every check of the model', () => {
    const ids = evaluate(example)
      .checks()
      .map(({ id }) => id);
    expect(Object.keys(tripping).toSorted()).toEqual(ids.toSorted());
  });

  it('[VALUATION-8] gives no terminal share for an enterprise value that is not positive', () => {
    expect(evaluate({ ...example, operating_margin: -0.5 }).read('terminal_share')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('enterprise value > 0'),
    });
  });

  it.each([
    ['a forecast that consumes cash', { operating_margin: -0.5 }, 'the forecast consumes more cash'],
    ['claims of others', { debt: 1e6 }, 'debt and other claims exceed'],
  ])('[VALUATION-22] names %s as the one cause of an equity value below 0', (_, inputs, cause) => {
    const errors = evaluate({ ...example, ...inputs })
      .checks()
      .filter(({ passed, severity }) => !passed && severity === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toContain(cause);
  });

  it('[VALUATION-22] warns only if cash and other assets offset a negative enterprise value', () => {
    const failed = evaluate({ ...example, operating_margin: -0.5, cash: 1e6 })
      .checks()
      .filter(({ passed }) => !passed)
      .map(({ id }) => id);
    expect(failed).toContain('enterprise_value_not_positive');
    expect(failed).not.toContain('equity_without_enterprise_value');
    expect(failed).not.toContain('equity_not_positive');
  });

  it.each(Object.keys(tripping))(
    '[VALUATION-8] %s passes on a sound model and fails on its own fault',
    (id) => {
      expect(result(sound, id)?.passed).toBe(true);
      expect(result({ ...example, ...tripping[id] }, id)?.passed).toBe(false);
    },
  );

  it('[VALUATION-8] rejects missing inputs', () => {
    expect(createEvaluator(freeCashFlowToFirmModel(5), {}).ok).toBe(false);
  });
});
