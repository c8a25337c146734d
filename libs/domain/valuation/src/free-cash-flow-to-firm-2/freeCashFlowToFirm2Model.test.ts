import { createEvaluator, type Evaluator, type InputValues } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeCashFlowToFirm2Example as example } from './freeCashFlowToFirm2Example.js';
import { freeCashFlowToFirm2Model } from './freeCashFlowToFirm2Model.js';

const evaluate = (changes: InputValues = {}): Evaluator => {
  const inputs: InputValues = { ...example, ...changes };
  const { revenue_growth: growth, reported_revenue: revenue } = inputs;
  const count = (series: unknown): number => (Array.isArray(series) ? series.length : 5);
  const created = createEvaluator(freeCashFlowToFirm2Model(count(growth), count(revenue)), inputs);
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
};

const dayOf = (date: string): number => Date.parse(date) / 86_400_000;

interface Case {
  readonly valuationDate: string;
  readonly balanceDate: string;
  readonly yearEnds: readonly string[];
  readonly revenue: number;
  readonly growth: readonly number[];
  readonly margin: readonly number[];
  readonly tax: readonly number[];
  readonly losses: number;
  readonly salesToCapital: number;
  readonly wacc: number;
  readonly midYear: boolean;
  readonly terminalGrowth: number;
  readonly method: 'value_driver' | 'perpetual_growth' | 'market_multiple';
  readonly multiple: number;
  readonly netAssets: number;
  readonly shares: number;
}

/** The same valuation as plain arithmetic, written independently of the model. */
function byHand(given: Case): number {
  let value = 0;
  let annualRevenue = given.revenue;
  let lengthBefore = 1;
  let losses = given.losses;
  let start = dayOf(given.balanceDate);
  let lastFlow = 0;
  let lastAfterTax = 0;
  let lastIncome = 0;
  let flowYears = 0;
  given.yearEnds.forEach((yearEnd, index) => {
    const end = dayOf(yearEnd);
    const length = index === 0 ? Math.min((end - start) / 365, 1) : 1;
    const before = annualRevenue;
    annualRevenue *= (1 + (given.growth[index] ?? NaN)) ** ((lengthBefore + length) / 2);
    const annualIncome = annualRevenue * (given.margin[index] ?? NaN);
    const income = annualIncome * length;
    const used = Math.min(losses, Math.max(income, 0));
    losses += Math.max(-income, 0) - used;
    const rate = given.tax[index] ?? NaN;
    const invested = Math.max(annualRevenue - before, 0) / given.salesToCapital;
    const flow = income - (Math.max(income, 0) - used) * rate - invested;
    flowYears = (start + (end - start) * (given.midYear ? 0.5 : 1) - dayOf(given.valuationDate)) / 365;
    value += flow / (1 + given.wacc) ** flowYears;
    lastIncome = annualIncome;
    lastAfterTax = annualIncome - Math.max(annualIncome, 0) * rate;
    lastFlow = lastAfterTax - invested / ((lengthBefore + length) / 2);
    lengthBefore = length;
    start = end;
  });
  const g = given.terminalGrowth;
  const spread = given.wacc - g;
  const atEnd = (start - dayOf(given.valuationDate)) / 365;
  if (given.method === 'market_multiple') value += (given.multiple * lastIncome) / (1 + given.wacc) ** atEnd;
  else {
    const flow =
      given.method === 'value_driver' ? lastAfterTax * (1 + g) * (1 - g / given.wacc) : lastFlow * (1 + g);
    value += flow / spread / (1 + given.wacc) ** flowYears;
  }
  return (value + given.netAssets) / given.shares;
}

const cases: fc.Arbitrary<Case> = fc
  .record({
    stubDays: fc.integer({ min: 10, max: 366 }),
    daysKnown: fc.integer({ min: 0, max: 300 }),
    year: fc.integer({ min: 2000, max: 2090 }),
    years: fc.integer({ min: 1, max: 12 }),
    revenue: fc.double({ min: 1, max: 1e6, noNaN: true }),
    growth: fc.array(fc.double({ min: -0.2, max: 0.5, noNaN: true }), { minLength: 12, maxLength: 12 }),
    margin: fc.array(fc.double({ min: -0.3, max: 0.6, noNaN: true }), { minLength: 12, maxLength: 12 }),
    tax: fc.array(fc.double({ min: 0, max: 0.4, noNaN: true }), { minLength: 12, maxLength: 12 }),
    losses: fc.double({ min: 0, max: 1e6, noNaN: true }),
    salesToCapital: fc.double({ min: 0.2, max: 8, noNaN: true }),
    wacc: fc.double({ min: 0.05, max: 0.2, noNaN: true }),
    midYear: fc.boolean(),
    terminalGrowth: fc.double({ min: -0.02, max: 0.04, noNaN: true }),
    method: fc.constantFrom('value_driver' as const, 'perpetual_growth' as const, 'market_multiple' as const),
    multiple: fc.double({ min: 1, max: 30, noNaN: true }),
    netAssets: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    shares: fc.double({ min: 1, max: 1e5, noNaN: true }),
  })
  .map(({ stubDays, daysKnown, year, years, ...rest }) => {
    const iso = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
    const firstEnd = dayOf(`${year}-09-30`);
    return {
      ...rest,
      balanceDate: iso(firstEnd - stubDays),
      valuationDate: iso(firstEnd - stubDays + daysKnown),
      yearEnds: Array.from({ length: years }, (_, index) => `${year + index}-09-30`),
      growth: rest.growth.slice(0, years),
      margin: rest.margin.slice(0, years),
      tax: rest.tax.slice(0, years),
    };
  });

const inputsOfCase = (given: Case): InputValues => ({
  valuation_date: given.valuationDate,
  balance_date: given.balanceDate,
  first_year_end: given.yearEnds[0] ?? '',
  base_revenue: given.revenue,
  revenue_growth: given.growth,
  operating_margin: given.margin,
  tax_rate: given.tax,
  base_loss_carry_forward: given.losses,
  sales_to_capital: given.salesToCapital,
  acquired_amortization: 0,
  wacc_method: 'given',
  given_wacc: given.wacc,
  discounting: given.midYear ? 'mid_year' : 'end_of_year',
  terminal_method: given.method,
  terminal_growth: given.terminalGrowth,
  terminal_tax_rate: given.tax.at(-1) ?? 0,
  exit_multiple: given.multiple,
  exit_metric: 'ebit',
  cash: given.netAssets,
  debt: 0,
  shares_outstanding: given.shares,
});

const closeTo = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));

describe('free cash flow to the firm, version 2', () => {
  it('[VALUATION-130] equals an independent computation', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const value = evaluate(inputsOfCase(given)).number('value_per_share');
        return closeTo(value * given.shares, byHand(given) * given.shares);
      }),
    );
  });

  it('[VALUATION-131] values a first year that is whole as a year', () => {
    const whole = evaluate({ balance_date: '2025-12-31', first_year_end: '2026-12-31' });
    expect(whole.number('period_length', 1)).toBe(1);
    expect(whole.number('revenue', 1)).toBeCloseTo(1000 * 1.1, 9);
    const stub = evaluate({ balance_date: '2026-06-30', first_year_end: '2026-12-31' });
    expect(stub.number('period_length', 1)).toBeCloseTo(184 / 365, 12);
    // Half a year of growth to the middle of the base, a quarter to the middle of the stub.
    expect(stub.number('revenue', 1)).toBeCloseTo((184 / 365) * 1000 * 1.1 ** (0.5 + 92 / 365), 9);
  });

  it('[VALUATION-132] values the firm a cost of capital higher a year later, all else equal', () => {
    const now = evaluate({ valuation_date: '2026-01-31' });
    const later = evaluate({ valuation_date: '2027-01-31' });
    const growth = later.number('enterprise_value') / now.number('enterprise_value') - 1;
    expect(growth).toBeCloseTo(now.number('wacc'), 12);
  });

  it('[VALUATION-133] invests in capital what growth needs, and divides it into working capital and fixed assets', () => {
    const evaluator = evaluate();
    // A whole first year: 100 of revenue added at 2.5 of revenue per unit of capital, a tenth of revenue in working capital.
    expect(evaluator.number('reinvestment', 1)).toBeCloseTo(40, 9);
    expect(evaluator.number('change_in_working_capital', 1)).toBeCloseTo(10, 9);
    expect(evaluator.number('depreciation', 1)).toBeCloseTo(0.14 * 300, 9);
    expect(evaluator.number('capital_expenditure', 1)).toBeCloseTo(0.14 * 300 + 30, 9);
    expect(evaluator.number('free_cash_flow', 1)).toBeCloseTo(1100 * 0.18 * 0.75 - 40, 9);
    for (const period of [1, 2, 3, 4, 5]) {
      const detail =
        evaluator.number('nopat', period) +
        evaluator.number('depreciation', period) -
        evaluator.number('capital_expenditure', period) -
        evaluator.number('change_in_working_capital', period);
      expect(evaluator.number('free_cash_flow', period)).toBeCloseTo(detail, 9);
    }
  });

  it('[VALUATION-134] gives growth no value where new capital earns its cost', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.02, max: 0.05, noNaN: true }), (growth) => {
        const evaluator = evaluate({ terminal_growth: growth });
        const perpetuity = evaluator.number('terminal_nopat') / evaluator.number('wacc');
        return closeTo(evaluator.number('terminal_value'), perpetuity);
      }),
    );
  });

  it('[VALUATION-134] agrees with perpetual growth where the final year reinvests growth over the return', () => {
    const byDriver = evaluate({ ronic_method: 'given', given_ronic: 0.15 });
    const driver = byDriver.number('terminal_value');
    const byGrowth = evaluate({ terminal_method: 'perpetual_growth' });
    // The growth of the final year and its revenue per unit of capital that make reinvestment g ÷ RONIC of NOPAT.
    const last = 5;
    const share = 0.025 / 0.15;
    const added = byGrowth.number('annual_revenue', last) - byGrowth.number('annual_revenue', last - 1);
    byGrowth.set('sales_to_capital', added / (share * byGrowth.number('final_nopat')), last);
    expect(byGrowth.number('terminal_value') / driver).toBeCloseTo(1, 12);
    expect(byGrowth.number('implied_ronic')).toBeCloseTo(0.15, 12);
  });

  it('[VALUATION-135] implies from each terminal value the same figures that give it', () => {
    const byDriver = evaluate({ ronic_method: 'given', given_ronic: 0.2 });
    expect(byDriver.number('implied_ronic')).toBeCloseTo(0.2, 12);
    const growth = byDriver.number('implied_terminal_growth');
    const byGrowth = evaluate({ terminal_method: 'perpetual_growth', terminal_growth: growth });
    expect(byGrowth.number('terminal_value')).toBeCloseTo(byDriver.number('terminal_value'), 6);
    const multiple = byDriver.number('implied_ebitda_multiple');
    const byMultiple = evaluate({ terminal_method: 'market_multiple', exit_multiple: multiple });
    expect(byMultiple.number('value_per_share')).toBeCloseTo(byDriver.number('value_per_share'), 9);
  });

  it('[VALUATION-136] does not depend on the currency or the scale of amounts', () => {
    const amounts = Object.entries(evaluate().model.inputs.map(({ name, unit }) => ({ name, unit }))).flatMap(
      ([, { name, unit }]) => (unit.kind === 'amount' ? [name] : []),
    );
    const scaled = Object.fromEntries(
      amounts.flatMap((name) => {
        const value = (example as InputValues)[name];
        if (value === undefined) return [];
        return [
          [name, Array.isArray(value) ? value.map((each: number) => each * 1000) : Number(value) * 1000],
        ];
      }),
    );
    const value = evaluate().number('value_per_share');
    expect(evaluate(scaled).number('value_per_share') / value).toBeCloseTo(1000, 9);
  });

  it('[VALUATION-137] rises with the margin and falls with the cost of capital', () => {
    const at = (margin: number, wacc: number): number =>
      evaluate({ operating_margin: margin, wacc_method: 'given', given_wacc: wacc }).number(
        'value_per_share',
      );
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        fc.double({ min: 0.001, max: 0.1, noNaN: true }),
        fc.double({ min: 0.05, max: 0.15, noNaN: true }),
        (margin, more, wacc) =>
          at(margin + more, wacc) > at(margin, wacc) && at(margin, wacc + more) < at(margin, wacc),
      ),
    );
  });

  it('[VALUATION-138] carries losses forward against later income, up to the limit', () => {
    const evaluator = evaluate({
      operating_margin: [-0.1, 0.2, 0.2, 0.2, 0.2],
      base_loss_carry_forward: 50,
      loss_use_limit: 0.8,
      balance_date: '2025-12-31',
      first_year_end: '2026-12-31',
    });
    const income = (period: number): number => evaluator.number('ebita', period);
    expect(evaluator.number('operating_taxes', 1)).toBe(0);
    expect(evaluator.number('loss_carry_forward', 1)).toBeCloseTo(50 - income(1), 9);
    const used = Math.min(50 - income(1), 0.8 * income(2));
    expect(evaluator.number('loss_used', 2)).toBeCloseTo(used, 9);
    expect(evaluator.number('operating_taxes', 2)).toBeCloseTo((income(2) - used) * 0.25, 9);
  });

  it('[VALUATION-138] taxes the terminal value in full, also with losses left at the end', () => {
    const evaluator = evaluate({ base_loss_carry_forward: 5000, loss_use_limit: 0.8 });
    const income = evaluator.number('ebita', 5);
    expect(evaluator.number('operating_taxes', 5)).toBeCloseTo(income * 0.2 * 0.25, 9);
    expect(evaluator.number('loss_carry_forward', 5)).toBeGreaterThan(0);
    expect(evaluator.number('final_nopat')).toBeCloseTo(income * 0.75, 9);
    const terminalRate = evaluator.number('terminal_tax_rate');
    const growth = evaluator.number('terminal_growth');
    expect(evaluator.number('terminal_nopat')).toBeCloseTo(income * (1 - terminalRate) * (1 + growth), 9);
    const without = evaluate({ base_loss_carry_forward: 0, loss_use_limit: 0.8 });
    expect(evaluator.number('terminal_value')).toBeCloseTo(without.number('terminal_value'), 9);
  });

  it('[VALUATION-139] shows NOPAT, invested capital and ROIC of past years, or what was not reported', () => {
    const evaluator = evaluate();
    expect(evaluator.number('nopat', 0)).toBeCloseTo(180 * 0.75, 9);
    expect(evaluator.number('invested_capital', 0)).toBe(100 + 300);
    expect(evaluator.number('roic', 0)).toBeCloseTo((180 * 0.75) / (90 + 280), 9);
    expect(evaluator.number('free_cash_flow', 0)).toBeCloseTo(180 * 0.75 - 30, 9);
    expect(evaluator.read('roic', -1).ok).toBe(false);
    const unknown = evaluate({ reported_fixed_assets: [280, null] as unknown as number[] });
    expect(unknown.read('invested_capital', 0).ok).toBe(false);
    expect(unknown.read('value_per_share').ok).toBe(true);
  });

  const faults: readonly (readonly [check: string, changes: InputValues])[] = [
    ['balance_after_valuation', { valuation_date: '2025-11-30' }],
    ['balance_after_first_year', { balance_date: '2026-12-31', valuation_date: '2027-01-31' }],
    ['balance_outdated', { valuation_date: '2027-06-30' }],
    ['growth_not_below_wacc', { terminal_growth: 0.12, ronic_method: 'given', given_ronic: 0.2 }],
    ['shares_not_positive', { shares_outstanding: 0 }],
    ['capital_not_productive', { sales_to_capital: -1 }],
    ['operating_loss_in_final_year', { operating_margin: [0.1, 0.1, 0.1, 0.1, -0.1] }],
    ['equity_without_enterprise_value', { operating_margin: -0.1, cash: 0 }],
    ['equity_not_positive', { debt: 1e6 }],
    ['enterprise_value_not_positive', { operating_margin: -0.1 }],
    [
      'exit_metric_not_positive',
      { operating_margin: -0.2, terminal_method: 'market_multiple', exit_multiple: 8 },
    ],
    ['terminal_share_high', { operating_margin: [0, 0, 0, 0, 0.2] }],
    ['terminal_growth_above_risk_free', { terminal_growth: 0.05 }],
    ['growth_below_cost', { sales_to_capital: 0.5 }],
    ['return_below_cost', { ronic_method: 'given', given_ronic: 0.05 }],
    ['return_below_cost', { terminal_method: 'perpetual_growth', sales_to_capital: 0.4 }],
    ['return_far_above_cost', { ronic_method: 'given', given_ronic: 0.5 }],
    ['return_far_above_cost', { terminal_method: 'perpetual_growth', sales_to_capital: 8 }],
    ['investment_negative', { working_capital_rate: 0.6, depreciation_rate: 0 }],
    ['cost_of_capital_unusual', { wacc_method: 'given', given_wacc: 0.25 }],
    ['debt_heavy', { debt_weight: 0.7 }],
  ];

  it('[VALUATION-152] passes every check on a sound company', () => {
    expect(
      evaluate()
        .checks()
        .filter(({ passed }) => !passed),
    ).toEqual([]);
  });

  it.each(faults)('[VALUATION-152] trips %s on its own fault', (check, changes) => {
    const result = evaluate(changes)
      .checks()
      .find(({ id }) => id === check);
    expect(result?.passed).toBe(false);
    expect(result?.couldNotRun).toBeUndefined();
  });

  it('[VALUATION-152] has a fault for every check', () => {
    const named = evaluate()
      .checks()
      .map(({ id }) => id);
    expect(named.filter((id) => !faults.some(([check]) => check === id))).toEqual([]);
  });

  it('[VALUATION-131] amortizes acquired intangibles by the length of the first period', () => {
    const stub = evaluate({ balance_date: '2026-09-30', valuation_date: '2026-10-31' });
    expect(stub.number('operating_income', 1)).toBeCloseTo(stub.number('ebita', 1) - (10 * 92) / 365, 9);
  });
});
