import fc from 'fast-check';
import type { InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { dividendDiscountTemplate } from '../dividend-discount/dividendDiscountTemplate.js';
import { checkNames, evaluateTemplate, passes } from '../testing/evaluateTemplate.js';
import { fraction } from '../testing/fraction.js';
import { freeCashFlowToEquityTemplate as template } from './freeCashFlowToEquityTemplate.js';

const evaluate = (inputs: InputValues, years?: number) => evaluateTemplate(template, inputs, years);
const given = (rate: number) => ({ cost_of_equity_method: 'given', given_cost_of_equity: rate });

describe('free cash flow to equity', () => {
  it('[VALUATION-212] agrees with a published two-stage valuation', () => {
    // Toyota in November 2005: Damodaran, "Damodaran on Valuation", 2nd ed., chapter 5, in
    // billions of yen. Net income less the income from cash, reinvestment of 64.40% of it, growth of 10.66%, cost of
    // equity of 7.16%, then growth of 2% at a return equal to the cost of equity.
    const evaluator = evaluate({
      ...given(0.0716),
      base_revenue: 1171 - 29.68,
      base_working_capital: 0,
      revenue_growth: 0.1066,
      net_margin: 1,
      depreciation_rate: 0,
      capital_expenditure_rate: 0.644,
      working_capital_rate: 0,
      debt_share: 0,
      terminal_growth: 0.02,
      terminal_return_on_equity: 0.0716,
      cash: 1484,
      shares_outstanding: 3.61,
    });
    expect(Math.abs(evaluator.number('net_income', 5) - 1893.91)).toBeLessThan(0.01);
    expect(Math.abs(evaluator.number('terminal_net_income') - 1931.79)).toBeLessThan(0.01);
    expect(Math.abs(evaluator.number('present_value_of_cash_flows') - 2239.49)).toBeLessThan(0.01);
    // The book discounts the terminal value at rates with more digits than it prints, for 19,088 and 6,319 a share.
    const terminal = evaluator.number('present_value_of_terminal_value');
    expect(Math.abs(terminal / 19_088 - 1)).toBeLessThan(4e-4);
    expect(Math.abs(evaluator.number('value_per_share') / 6319 - 1)).toBeLessThan(4e-4);
  });

  it('[VALUATION-212] funds the debt share of net investment by borrowing', () => {
    const evaluator = evaluate(template.example);
    for (const year of [1, 2, 3, 4, 5]) {
      const investment = evaluator.number('net_investment', year);
      const borrowed = evaluator.number('net_borrowing', year);
      expect(borrowed).toBeCloseTo(0.3 * investment, 12);
      const flow = evaluator.number('net_income', year) - investment + borrowed;
      expect(evaluator.number('free_cash_flow_to_equity', year)).toBeCloseTo(flow, 10);
    }
  });

  it('[VALUATION-212] adds cash to the operations before the value per share', () => {
    const evaluator = evaluate(template.example);
    const operations = evaluator.number('operating_equity_value');
    expect(evaluator.number('value_per_share')).toBeCloseTo((operations + 50) / 100, 12);
  });

  it('[VALUATION-202] has no value when terminal growth is not below the cost of equity, and says so', () => {
    const evaluator = evaluate({ ...template.example, terminal_growth: 0.0951 });
    expect(evaluator.read('value_per_share')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('cost of equity > terminal growth'),
    });
  });

  it('[VALUATION-213] makes the value independent of growth if new equity earns its cost', () => {
    const values = [0, 0.01, 0.04].map((terminal_growth) =>
      evaluate({ ...template.example, ...given(0.1), terminal_growth, terminal_return_on_equity: 0.1 }),
    );
    // The year after the forecast has grown, so what stays is the value of that year's income.
    for (const evaluator of values)
      expect(evaluator.number('terminal_value') / evaluator.number('terminal_net_income')).toBeCloseTo(
        10,
        11,
      );
  });

  const company = fc.record({
    revenue: fraction(1, 1e12),
    base: fraction(-0.3, 0.3),
    path: fc.array(
      fc.tuple(
        fraction(-0.3, 0.5),
        fraction(-0.3, 0.4),
        fraction(0, 0.2),
        fraction(0, 0.3),
        fraction(-0.3, 0.4),
        fraction(0, 1),
      ),
      { minLength: 1, maxLength: 50 },
    ),
    rate: fraction(0.04, 0.3),
    growth: fraction(-0.03, 0.035),
    roe: fraction(0.04, 0.4),
    method: fc.constantFrom('value_driver', 'constant_growth'),
    cash: fraction(0, 2),
    shares: fraction(0.5, 1e10),
  });

  it('[VALUATION-212] [VALUATION-213] agrees with plain arithmetic on any plausible company', () => {
    fc.assert(
      fc.property(company, ({ revenue, base, path, rate, growth, roe, method, cash, shares }) => {
        let sales = revenue;
        let capital = revenue * base;
        let income = 0;
        let flow = 0;
        let size = 0;
        let expected = 0;
        let magnitude = 0;
        path.forEach(([rise, margin, depreciation, investment, working, debt], index) => {
          sales *= 1 + rise;
          income = sales * margin;
          const reinvested = sales * investment - sales * depreciation + (sales * working - capital);
          size =
            sales * (Math.abs(margin) + investment + depreciation + Math.abs(working)) + Math.abs(capital);
          capital = sales * working;
          flow = income - reinvested * (1 - debt);
          expected += flow / Math.pow(1 + rate, index + 1);
          magnitude += size / Math.pow(1 + rate, index + 1);
        });
        const next = method === 'value_driver' ? income * (1 - growth / roe) : flow;
        const perpetuity = ((1 + growth) / (rate - growth)) * Math.pow(1 + rate, -path.length);
        expected += next * perpetuity;
        magnitude += Math.max(size, Math.abs(next)) * perpetuity;
        const column = (index: 0 | 1 | 2 | 3 | 4 | 5) => path.map((year) => year[index]);
        const evaluator = evaluate(
          {
            ...given(rate),
            base_revenue: revenue,
            base_working_capital: revenue * base,
            revenue_growth: column(0),
            net_margin: column(1),
            depreciation_rate: column(2),
            capital_expenditure_rate: column(3),
            working_capital_rate: column(4),
            debt_share: column(5),
            terminal_method: method,
            terminal_growth: growth,
            terminal_return_on_equity: roe,
            cash: revenue * cash,
            shares_outstanding: shares,
          },
          path.length,
        );
        expect(Math.abs(evaluator.number('operating_equity_value') - expected) / magnitude).toBeLessThan(
          1e-12,
        );
        const perShare = (expected + revenue * cash) / shares;
        const difference = evaluator.number('value_per_share') - perShare;
        expect((Math.abs(difference) * shares) / (magnitude + revenue * cash)).toBeLessThan(1e-12);
      }),
    );
  });

  it('[VALUATION-213] equals dividend discount if what is free is paid out', () => {
    const equity = evaluate({ ...template.example, cash: 0, shares_outstanding: 1 });
    const years = [1, 2, 3, 4, 5];
    const income = years.map((year) => equity.number('net_income', year));
    const dividends = evaluateTemplate(dividendDiscountTemplate, {
      ...given(equity.number('cost_of_equity')),
      base_earnings: 1000 * 0.12,
      earnings_growth: [0.1, 0.09, 0.08, 0.07, 0.06],
      payout_ratio: years.map(
        (year) => equity.number('free_cash_flow_to_equity', year) / (income[year - 1] ?? 0),
      ),
      terminal_growth: 0.025,
      terminal_payout_ratio: 1 - 0.025 / 0.12,
    });
    expect(dividends.number('value_per_share')).toBeCloseTo(equity.number('value_per_share'), 9);
  });
});

describe('integrity checks', () => {
  const tripping: Record<string, InputValues> = {
    cost_of_equity_unusual: { beta: 5 },
    terminal_growth_above_risk_free: { terminal_growth: 0.05 },
    growth_not_below_cost_of_equity: { terminal_growth: 0.2 },
    terminal_return_too_low: { terminal_return_on_equity: 0.02 },
    final_income_not_positive: { net_margin: [0.1, 0.1, 0.1, 0.1, -0.1] },
    shares_not_positive: { shares_outstanding: -5 },
    equity_not_positive: { net_margin: -0.5 },
    debt_share_out_of_range: { debt_share: [0.3, 1.2, 0.3, 0.3, 0.3] },
    growth_without_investment: {
      terminal_method: 'constant_growth',
      capital_expenditure_rate: 0,
      working_capital_rate: 0,
      base_working_capital: 0,
    },
    terminal_share_high: { revenue_growth: 0.3 },
  };

  const sound: InputValues = { terminal_growth: 0.01, revenue_growth: 0.03, ...given(0.12) };

  it('[VALUATION-214] has a case for every check of the free cash flow to equity model', () => {
    expect(Object.keys(tripping).toSorted()).toEqual(checkNames(template));
  });

  it.each<[string, InputValues]>([
    ['growth_without_investment', { terminal_method: 'constant_growth', base_working_capital: 1000 }],
    ['growth_without_investment', { ...tripping['growth_without_investment'], terminal_growth: 0 }],
    ['terminal_return_too_low', { terminal_method: 'constant_growth', terminal_return_on_equity: 0 }],
  ])('[VALUATION-214] %s passes next to its fault', (id, changes) => {
    expect(passes(template, id, changes)).toBe(true);
  });

  it.each(Object.keys(tripping))(
    '[VALUATION-214] %s passes on a sound model and fails on its own fault',
    (id) => {
      expect(passes(template, id, sound)).toBe(true);
      expect(passes(template, id, tripping[id])).toBe(false);
    },
  );
});
