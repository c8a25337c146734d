import fc from 'fast-check';
import {
  compileModel,
  createEvaluator,
  type Evaluator,
  type InputValues,
} from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { checkNames, evaluateTemplate, passes } from '../testing/evaluateTemplate.js';
import { fraction } from '../testing/fraction.js';
import { linkedThreeStatementsTemplate as template } from './linkedThreeStatementsTemplate.js';
import { solvedStatements, type StatementsGiven } from '../testing/solvedStatements.js';

const evaluate = (inputs: InputValues, years?: number) => evaluateTemplate(template, inputs, years);

/** A company that neither sells nor owns anything, so that only its financing moves. */
const idle: InputValues = {
  base_revenue: 0,
  opening_cash: 0,
  revenue_growth: 0,
  cost_of_sales_rate: 0,
  tax_rate: 0,
  revolver_limit: 1000,
  revolver_rate: 0,
};

describe('linked three statements', () => {
  it('[VALUATION-231] solves a published revolver that borrows its own interest', () => {
    // Financial Edge, "Modeling Case Study: Circularity Example": 100 drawn in the year at 10% on the average balance.
    // The first round has 5 of interest; with interest on interest, 10% ÷ 2 × 100 ÷ (1 − 10% ÷ 2).
    const evaluator = evaluate(
      { ...idle, opening_share_capital: 0, minimum_cash: 100, revolver_rate: 0.1 },
      1,
    );
    expect(evaluator.number('interest_expense', 1)).toBeCloseTo(5 / 0.95, 11);
    expect(evaluator.number('revolver', 1)).toBeCloseTo(100 / 0.95, 11);
    expect(evaluator.number('cash', 1)).toBeCloseTo(100, 11);
  });

  it.each([
    // Each year solved as seven linear equations with numpy.linalg.solve (NumPy 2.4.6), to the printed digit.
    [
      'net_income',
      ['109.7170577861', '119.8172989194', '129.7078845767', '138.7045657509', '146.4781172284'],
    ],
    ['net_interest', ['15.7105896185', '13.5836014408', '10.7965538978', '7.9879989988', '5.3403604954']],
    ['revolver', ['33.1597033853', '19.2289092103', '0.0000000000', '0.0000000000', '0.0000000000']],
    ['cash', ['50.0000000000', '50.0000000000', '62.6457924592', '113.5543076629', '177.4096427924']],
    [
      'total_assets',
      ['902.6054794521', '954.3818630137', '1007.2172072537', '1084.8477851971', '1167.0338680680'],
    ],
    [
      'retained_earnings',
      ['316.8019404503', '400.6740496939', '491.4695688975', '588.5627649232', '691.0974469831'],
    ],
  ])('[VALUATION-231] has the %s of an independent computation', (name, years) => {
    const evaluator = evaluate(template.example);
    expect(years.map((_, index) => evaluator.number(name, index + 1).toFixed(10))).toEqual(years);
  });

  it('[VALUATION-231] charges interest on opening balances where asked', () => {
    const evaluator = evaluate({ ...template.example, interest_on: 'opening_balances' });
    expect(evaluator.number('revolver_interest', 1)).toBeCloseTo(40 * 0.07, 12);
    expect(evaluator.number('term_interest', 2)).toBeCloseTo(225 * 0.06, 12);
    expect(evaluator.number('interest_income', 1)).toBeCloseTo(60 * 0.02, 12);
  });

  it('[VALUATION-231] says that interest which grows faster than it is charged has no figure', () => {
    const evaluator = evaluate({ ...idle, minimum_cash: 1, revolver_limit: 1e300, revolver_rate: 2.1 }, 1);
    expect(evaluator.read('net_interest', 1)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('Interest on average balances did not converge') as string,
    });
  });

  it('[VALUATION-232] draws the revolver up to its limit, then lets cash fall below the minimum', () => {
    const evaluator = evaluate({ ...idle, minimum_cash: 100, revolver_limit: 60, opening_revolver: 20 }, 2);
    expect(evaluator.number('revolver_drawn', 1)).toBe(40);
    expect(evaluator.number('cash', 1)).toBe(40);
    expect(evaluator.number('revolver_drawn', 2)).toBe(0);
  });

  it('[VALUATION-232] repays the revolver from the swept share of cash above the minimum', () => {
    const swept = { ...idle, opening_cash: 90, minimum_cash: 10, opening_revolver: 100, cash_sweep: 0.5 };
    const evaluator = evaluate(swept, 2);
    expect([1, 2].map((year) => evaluator.number('revolver', year))).toEqual([60, 40]);
    expect([1, 2].map((year) => evaluator.number('cash', year))).toEqual([50, 30]);
    expect(evaluate({ ...swept, opening_revolver: 30 }, 1).number('cash', 1)).toBe(60);
  });

  it('[VALUATION-232] repays no more term debt than is owed', () => {
    const evaluator = evaluate({ ...idle, opening_term_debt: 50, scheduled_repayment: 30 }, 3);
    expect([1, 2, 3].map((year) => evaluator.number('term_repayment', year))).toEqual([30, 20, 0]);
    expect([1, 2, 3].map((year) => evaluator.number('revolver', year))).toEqual([30, 50, 50]);
  });

  it('[VALUATION-233] taxes no loss and pays no dividend from it', () => {
    const evaluator = evaluate({ ...template.example, operating_expense_rate: 0.5 });
    expect(evaluator.number('net_income', 1)).toBe(evaluator.number('income_before_tax', 1));
    expect(evaluator.number('net_income', 1)).toBeLessThan(0);
    expect(evaluator.number('dividends', 1)).toBe(0);
  });

  const company: fc.Arbitrary<StatementsGiven> = fc.record({
    revenue: fraction(1, 1e9),
    // Shares of base revenue.
    opening: fc.record({
      cash: fraction(0, 0.3),
      receivables: fraction(0, 0.3),
      inventory: fraction(0, 0.3),
      fixedAssets: fraction(0, 2),
      payables: fraction(0, 0.3),
      revolver: fraction(0, 0.4),
      termDebt: fraction(0, 1),
    }),
    minimumCash: fraction(0, 0.2),
    revolverLimit: fraction(0, 1),
    sweep: fraction(0, 1),
    years: fc.array(
      fc.record({
        growth: fraction(-0.2, 0.3),
        costOfSales: fraction(0.3, 0.9),
        depreciation: fraction(0, 0.1),
        capitalExpenditure: fraction(0, 0.2),
        receivableDays: fraction(0, 90),
        inventoryDays: fraction(0, 90),
        payableDays: fraction(0, 90),
        taxRate: fraction(0, 0.5),
        revolverRate: fraction(0, 0.3),
        termRate: fraction(0, 0.3),
        cashRate: fraction(0, 0.1),
        borrowed: fraction(0, 0.1),
        repaid: fraction(0, 0.2),
        payout: fraction(0, 1),
        issued: fraction(-0.05, 0.1),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  });
  const inputsOf = ({ revenue, opening, years, ...given }: StatementsGiven): InputValues => {
    const yearly = (key: keyof StatementsGiven['years'][number], unit = 1) =>
      years.map((year) => year[key] * unit);
    const { cash, receivables, inventory, fixedAssets, payables, revolver, termDebt } = opening;
    const equity = cash + receivables + inventory + fixedAssets - payables - revolver - termDebt;
    return {
      base_revenue: revenue,
      opening_cash: cash * revenue,
      opening_receivables: receivables * revenue,
      opening_inventory: inventory * revenue,
      opening_fixed_assets: fixedAssets * revenue,
      opening_payables: payables * revenue,
      opening_revolver: revolver * revenue,
      opening_term_debt: termDebt * revenue,
      opening_share_capital: equity * revenue,
      revenue_growth: yearly('growth'),
      cost_of_sales_rate: yearly('costOfSales'),
      depreciation_rate: yearly('depreciation'),
      capital_expenditure_rate: yearly('capitalExpenditure'),
      receivable_days: yearly('receivableDays'),
      inventory_days: yearly('inventoryDays'),
      payable_days: yearly('payableDays'),
      tax_rate: yearly('taxRate'),
      minimum_cash: given.minimumCash * revenue,
      revolver_limit: given.revolverLimit * revenue,
      cash_sweep: given.sweep,
      revolver_rate: yearly('revolverRate'),
      term_rate: yearly('termRate'),
      cash_rate: yearly('cashRate'),
      term_borrowing: yearly('borrowed', revenue),
      scheduled_repayment: yearly('repaid', revenue),
      payout_ratio: yearly('payout'),
      share_issues: yearly('issued', revenue),
    };
  };
  const evaluated = (given: StatementsGiven) => evaluate(inputsOf(given), given.years.length);
  const sizeIn = (evaluator: Evaluator, year: number) =>
    ['revenue', 'total_assets', 'total_liabilities', 'total_equity'].reduce(
      (size, name) => size + Math.abs(evaluator.number(name, year)),
      0,
    );

  it('[VALUATION-231] [VALUATION-232] equals the solution of the linear equations of every year', () => {
    fc.assert(
      fc.property(company, (given) => {
        const evaluator = evaluated(given);
        let size = given.revenue;
        solvedStatements(given).forEach((solved, index) => {
          size += sizeIn(evaluator, index + 1);
          for (const [name, figure] of Object.entries(solved))
            expect(Math.abs(evaluator.number(name, index + 1) - figure) / size).toBeLessThan(1e-10);
        });
      }),
    );
  });

  it('[VALUATION-230] balances in every year and ties cash to the cash flow statement', () => {
    fc.assert(
      fc.property(company, (given) => {
        const evaluator = evaluated(given);
        let size = given.revenue;
        given.years.forEach((_, index) => {
          const at = (name: string) => evaluator.number(name, index + 1);
          size += sizeIn(evaluator, index + 1);
          expect(
            Math.abs(at('total_assets') - at('total_liabilities') - at('total_equity')) / size,
          ).toBeLessThan(1e-11);
          expect(Math.abs(at('cash') - at('closing_cash')) / size).toBeLessThan(1e-11);
        });
        const failed = evaluator.checks().filter(({ passed }) => !passed);
        expect(failed.filter(({ id }) => id === 'balance_sheet_off' || id === 'cash_not_tied')).toEqual([]);
      }),
    );
  });

  it('[VALUATION-233] changes equity by net income less dividends, and shares issued', () => {
    fc.assert(
      fc.property(company, (given) => {
        const evaluator = evaluated(given);
        given.years.forEach((_, index) => {
          const at = (name: string) => evaluator.number(name, index + 1);
          const before = evaluator.number('total_equity', index);
          const change = at('net_income') - at('dividends') + at('share_issues');
          expect(
            Math.abs(at('total_equity') - before - change) /
              (sizeIn(evaluator, index + 1) + Math.abs(before)),
          ).toBeLessThan(1e-13);
        });
      }),
    );
  });

  it('[VALUATION-234] scales with the unit of amounts', () => {
    const names = ['revenue', 'net_income', 'cash', 'revolver', 'total_assets', 'operating_cash_flow'];
    fc.assert(
      fc.property(company, fc.constantFrom(1e-3, 8, 1e6), (given, unit) => {
        const evaluator = evaluated(given);
        const scaled = evaluated({ ...given, revenue: given.revenue * unit });
        let size = given.revenue;
        given.years.forEach((_, index) => {
          size += sizeIn(evaluator, index + 1);
          for (const name of names) {
            const difference = scaled.number(name, index + 1) / unit - evaluator.number(name, index + 1);
            expect(Math.abs(difference) / size).toBeLessThan(1e-9);
          }
        });
      }),
    );
  });
});

describe('integrity checks', () => {
  const tripping: Record<string, InputValues> = {
    balance_sheet_off: { opening_retained_earnings: 239 },
    cash_short: { scheduled_repayment: 250, revolver_limit: 0, opening_revolver: 0, opening_term_debt: 290 },
    fixed_assets_negative: { capital_expenditure_rate: 0, depreciation_rate: 0.2 },
    sweep_out_of_range: { cash_sweep: 1.2 },
    cash_below_minimum: { minimum_cash: 120, revolver_limit: 50 },
    revolver_above_limit: { revolver_limit: 30 },
    repayment_above_debt: { scheduled_repayment: 60 },
    equity_negative: { opening_retained_earnings: -500 },
    interest_cover_low: { term_rate: 0.5 },
  };
  /** Checks that no input trips, because only an edited text breaks what they check. */
  const edited: Record<string, readonly [string, string]> = {
    balance_sheet_off: ['+ retained_income from', '+ net_income from'],
    cash_not_tied: ['net_income + depreciation -', 'net_income -'],
  };

  it('[VALUATION-214] has a case for every check of the linked statements', () => {
    const cases = new Set([...Object.keys(tripping), ...Object.keys(edited)]);
    expect([...cases].toSorted()).toEqual(checkNames(template));
  });

  it.each<[string, InputValues]>([
    ['balance_sheet_off', { other_assets: 66, opening_retained_earnings: 241 }],
    ['cash_below_minimum', { minimum_cash: 120 }],
    ['revolver_above_limit', { revolver_limit: 40 }],
    ['repayment_above_debt', { scheduled_repayment: 50 }],
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

  it.each(Object.keys(edited))('[VALUATION-214] %s fails on an edited text that breaks it', (id) => {
    const [from, to] = edited[id] ?? ['', ''];
    expect(template.source.split(from)).toHaveLength(2);
    const compiled = compileModel(template.source.replace(from, to));
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.errors));
    const created = createEvaluator(compiled.model, template.example);
    if (!created.ok) throw new Error(JSON.stringify(created.problems));
    expect(created.evaluator.checks().find((check) => check.id === id)?.passed).toBe(false);
  });
});
