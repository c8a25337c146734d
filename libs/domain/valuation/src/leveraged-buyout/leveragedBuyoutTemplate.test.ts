import fc from 'fast-check';
import type { InputValues } from '@finance-analyst/model-engine';
import { describe, expect, it } from 'vitest';
import { checkNames, evaluateTemplate, passes } from '../testing/evaluateTemplate.js';
import { fraction } from '../testing/fraction.js';
import { leveragedBuyoutTemplate as template } from './leveragedBuyoutTemplate.js';

const evaluate = (inputs: InputValues, years?: number) => evaluateTemplate(template, inputs, years);

const tranches = ['senior', 'subordinated', 'mezzanine'] as const;
const fiveYears = [1, 2, 3, 4, 5];

/** A paper buyout: EBITDA is all of revenue and grows by 5%, debt bears no interest and nothing is taxed. */
const paper = (entry: number): InputValues => ({
  base_revenue: 100,
  base_ebitda: 100,
  revenue_growth: 0.05,
  ebitda_margin: 1,
  depreciation_rate: 0,
  tax_rate: 0,
  entry_multiple: entry,
  exit_multiple: entry,
  senior_leverage: 5,
});

describe('leveraged buyout', () => {
  it('[VALUATION-220] agrees with a published buyout that repays 150 of 500 in five years', () => {
    // pe-curriculum.vercel.app, paper LBO: 300 of equity becomes 671.
    const evaluator = evaluate({
      ...paper(8),
      capital_expenditure_rate: fiveYears.map((year) => 1 - 30 / (100 * 1.05 ** year)),
      senior_amortization: 0.06,
    });
    expect(evaluator.number('sponsor_equity')).toBe(300);
    expect(evaluator.number('total_debt', 5)).toBeCloseTo(350, 9);
    expect(evaluator.number('exit_equity', 5).toFixed(0)).toBe('671');
    expect(evaluator.number('final_multiple_of_money').toFixed(3)).toBe('2.237');
    expect(evaluator.number('final_annual_return').toFixed(4)).toBe('0.1747');
  });

  it('[VALUATION-220] agrees with a published buyout that sweeps half of EBITDA', () => {
    // wallstreetplaybook.org, paper LBO: debt of 500 falls to 209.5, with EBITDA rounded every year.
    const evaluator = evaluate({ ...paper(10), capital_expenditure_rate: 0.5 });
    expect(Math.abs(evaluator.number('total_debt', 5) - 209.5)).toBeLessThan(0.5);
    expect(evaluator.number('final_multiple_of_money').toFixed(4)).toBe('2.1328');
    expect(evaluator.number('final_annual_return').toFixed(4)).toBe('0.1636');
  });

  it('[VALUATION-220] agrees with a published buyout that keeps its cash until exit', () => {
    // financeinterviewcoach.com: revenue rises by 10 a year, 2.5 times the money in five years, a return of 20%. Its
    // cash flow leaves out interest, so the rate is 0 here.
    const evaluator = evaluate({
      base_revenue: 100,
      base_ebitda: 30,
      revenue_growth: fiveYears.map((year) => 10 / (90 + 10 * year)),
      ebitda_margin: 0.3,
      depreciation_rate: fiveYears.map((year) => 15 / (100 + 10 * year)),
      capital_expenditure_rate: fiveYears.map((year) => 15 / (100 + 10 * year)),
      tax_rate: 0.4,
      entry_multiple: 10,
      exit_multiple: 10,
      senior_leverage: 5,
      cash_sweep: 0,
    });
    expect(evaluator.number('exit_value', 5)).toBeCloseTo(450, 9);
    expect(evaluator.number('cash_flow', 1).toFixed(0)).toBe('11');
    expect(evaluator.number('cash_flow', 5).toFixed(0)).toBe('18');
    expect(evaluator.number('final_multiple_of_money').toFixed(1)).toBe('2.5');
    expect(evaluator.number('final_annual_return').toFixed(2)).toBe('0.20');
  });

  it('[VALUATION-221] repays senior debt from excess cash before the tranches below it', () => {
    const evaluator = evaluate({ ...template.example, senior_leverage: 1 });
    for (const year of fiveYears) {
      const [senior, subordinated] = tranches.map((name) => evaluator.number(`${name}_debt`, year));
      if (evaluator.number('subordinated_sweep', year) > 0) expect(senior).toBeCloseTo(0, 9);
      if (evaluator.number('mezzanine_sweep', year) > 0) expect(subordinated).toBeCloseTo(0, 9);
    }
    expect(evaluator.number('mezzanine_sweep', 5)).toBeGreaterThan(0);
    expect(evaluator.number('senior_sweep', 1)).toBeGreaterThan(0);
    expect(evaluator.number('mezzanine_sweep', 1)).toBe(0);
  });

  it('[VALUATION-222] adds interest in kind to the debt and takes it out of cash interest', () => {
    const evaluator = evaluate(template.example);
    expect(evaluator.number('mezzanine_debt', 1)).toBeCloseTo(100 * 1.12, 12);
    expect(evaluator.number('mezzanine_debt', 2)).toBeCloseTo(100 * 1.12 ** 2, 12);
    const ebitda = evaluator.number('ebitda', 5);
    expect(evaluator.number('leverage', 5)).toBeCloseTo(evaluator.number('total_debt', 5) / ebitda, 12);
    expect(evaluator.number('cash_interest', 1)).toBeCloseTo(600 * 0.07 + 200 * 0.09, 12);
    expect(evaluator.number('interest', 1)).toBeCloseTo(600 * 0.07 + 200 * 0.09 + 12, 12);
  });

  const tranche = fc.record({
    leverage: fraction(0, 3),
    rate: fraction(0, 0.2),
    amortization: fraction(0, 0.3),
    inKind: fc.boolean(),
  });
  const buyout = fc.record({
    revenue: fraction(1, 1e9),
    path: fc.array(
      fc.tuple(
        fraction(-0.2, 0.4),
        fraction(0.02, 0.5),
        fraction(0, 0.1),
        fraction(0, 0.15),
        fraction(-0.2, 0.3),
      ),
      { minLength: 1, maxLength: 50 },
    ),
    margin: fraction(0.05, 0.5),
    tax: fraction(0, 0.5),
    working: fraction(-0.2, 0.3),
    entry: fraction(9.5, 20),
    exit: fc.tuple(fraction(2, 20), fraction(-2, 2)),
    fees: fraction(0, 0.2),
    cash: fraction(0, 0.2),
    sweep: fraction(0, 1),
    debt: fc.tuple(tranche, tranche, tranche),
  });
  type Buyout = typeof buyout extends fc.Arbitrary<infer Value> ? Value : never;
  /** A multiple that moves in one direction from exit year to exit year. */
  const exitMultiple = ({ exit: [first, step] }: Buyout, index: number): number => first + step * index;
  const inputsOf = (given: Buyout): InputValues => {
    const column = (index: 0 | 1 | 2 | 3 | 4) => given.path.map((year) => year[index]);
    return {
      base_revenue: given.revenue,
      base_ebitda: given.revenue * given.margin,
      base_working_capital: given.revenue * given.working,
      revenue_growth: column(0),
      ebitda_margin: column(1),
      depreciation_rate: column(2),
      capital_expenditure_rate: column(3),
      working_capital_rate: column(4),
      tax_rate: given.tax,
      entry_multiple: given.entry,
      exit_multiple: given.path.map((_, index) => exitMultiple(given, index)),
      transaction_fees: given.revenue * given.fees,
      minimum_cash: given.revenue * given.cash,
      cash_sweep: given.sweep,
      ...Object.fromEntries(
        tranches.flatMap((name, index) => {
          const each = given.debt[index];
          return [
            [`${name}_leverage`, each?.leverage ?? 0],
            [`${name}_rate`, each?.rate ?? 0],
            [`${name}_amortization`, each?.amortization ?? 0],
            [`${name}_interest_paid`, each?.inKind ? 'in_kind' : 'in_cash'],
          ] as const;
        }),
      ),
    };
  };

  it('[VALUATION-220] [VALUATION-221] [VALUATION-222] agrees with plain arithmetic on any buyout', () => {
    fc.assert(
      fc.property(buyout, (given) => {
        const ebitda0 = given.revenue * given.margin;
        const minimum = given.revenue * given.cash;
        const borrowed = given.debt.map(({ leverage }) => leverage * ebitda0);
        const equity =
          ebitda0 * given.entry +
          given.revenue * given.fees +
          minimum -
          borrowed.reduce((sum, each) => sum + each, 0);
        const debt = [...borrowed];
        let cash = minimum;
        let revenue = given.revenue;
        let capital = revenue * given.working;
        let size = given.revenue * (given.entry + 1);
        const evaluator = evaluate(inputsOf(given), given.path.length);
        given.path.forEach(([rise, margin, depreciation, investment, working], index) => {
          revenue *= 1 + rise;
          const ebitda = revenue * margin;
          const interest = given.debt.map(({ rate }, at) => (debt[at] ?? 0) * rate);
          const paid = given.debt.map(({ inKind }, at) => (inKind ? 0 : (interest[at] ?? 0)));
          const total = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0);
          const taxable = ebitda - revenue * depreciation - total(interest);
          cash += ebitda - (taxable > 0 ? taxable * given.tax : 0) - revenue * investment;
          cash -= revenue * working - capital + total(paid);
          capital = revenue * working;
          given.debt.forEach(({ amortization }, at) => {
            const due = Math.min(debt[at] ?? 0, (borrowed[at] ?? 0) * amortization);
            debt[at] = (debt[at] ?? 0) + (interest[at] ?? 0) - (paid[at] ?? 0) - due;
            cash -= due;
          });
          let left = Math.max(cash - minimum, 0) * given.sweep;
          debt.forEach((owed, at) => {
            const swept = Math.min(left, owed);
            debt[at] = owed - swept;
            left -= swept;
            cash -= swept;
          });
          size += revenue * (1 + Math.abs(exitMultiple(given, index))) + total(debt) + Math.abs(cash);
          const exit = exitMultiple(given, index) * ebitda - total(debt) + cash;
          const year = index + 1;
          tranches.forEach((name, at) =>
            expect(Math.abs(evaluator.number(`${name}_debt`, year) - (debt[at] ?? 0)) / size).toBeLessThan(
              1e-12,
            ),
          );
          expect(Math.abs(evaluator.number('cash', year) - cash) / size).toBeLessThan(1e-12);
          expect(Math.abs(evaluator.number('exit_equity', year) - exit) / size).toBeLessThan(1e-12);
          expect(
            Math.abs(evaluator.number('multiple_of_money', year) - exit / equity) / (size / equity),
          ).toBeLessThan(1e-12);
          if (exit / size > 1e-3) {
            // The sponsor pays once and is paid once, so this is the internal rate of return.
            const value = exit / Math.pow(1 + evaluator.number('annual_return', year), year);
            expect(Math.abs(value - equity) / equity).toBeLessThan(1e-9);
          }
        });
      }),
    );
  });

  it('[VALUATION-220] equates sources and uses, and splits the gain into its sources', () => {
    fc.assert(
      fc.property(buyout, (given) => {
        const evaluator = evaluate(inputsOf(given), given.path.length);
        const uses = evaluator.number('total_uses');
        expect(Math.abs(evaluator.number('total_sources') / uses - 1)).toBeLessThan(1e-14 * 10);
        const fees = given.revenue * given.fees;
        const parts = ['gain_from_growth', 'gain_from_multiple', 'gain_from_debt_paydown'].map((name) =>
          evaluator.number(name),
        );
        const size = uses + parts.reduce((sum, each) => sum + Math.abs(each), 0);
        const difference = parts.reduce((sum, each) => sum + each, -fees) - evaluator.number('gain');
        expect(Math.abs(difference) / size).toBeLessThan(1e-12);
      }),
    );
  });

  it('[VALUATION-221] never repays more than is owed, nor sweeps cash below its minimum', () => {
    fc.assert(
      fc.property(buyout, (given) => {
        const evaluator = evaluate(inputsOf(given), given.path.length);
        const size = evaluator.number('total_uses');
        given.path.forEach((_, index) => {
          const year = index + 1;
          for (const name of tranches) {
            expect(evaluator.number(`${name}_debt`, year) / size).toBeGreaterThan(-1e-12);
            expect(evaluator.number(`${name}_sweep`, year) / size).toBeGreaterThan(-1e-12);
          }
          const swept = tranches.reduce((sum, name) => sum + evaluator.number(`${name}_sweep`, year), 0);
          const shortBy = given.revenue * given.cash - evaluator.number('cash', year);
          if (swept / size > 1e-9) expect(shortBy / size).toBeLessThan(1e-9);
        });
      }),
    );
  });
});

describe('integrity checks', () => {
  const tripping: Record<string, InputValues> = {
    base_ebitda_not_positive: { base_ebitda: 0 },
    sponsor_equity_not_positive: { senior_leverage: 9 },
    cash_short: { senior_amortization: 0.5 },
    final_equity_not_positive: { exit_multiple: 0.5 },
    sweep_out_of_range: { cash_sweep: 1.2 },
    cash_below_minimum: { senior_amortization: 0.2, minimum_cash: 100 },
    leverage_high: { senior_leverage: 5 },
    interest_cover_low: { senior_rate: 0.2 },
    multiple_expansion: { exit_multiple: 10 },
  };

  it('[VALUATION-214] has a case for every check of the leveraged buyout model', () => {
    expect(Object.keys(tripping).toSorted()).toEqual(checkNames(template));
  });

  it.each<[string, InputValues]>([
    ['final_equity_not_positive', { exit_multiple: [0.5, 9, 9, 9, 9] }],
    ['multiple_expansion', { exit_multiple: [10, 9, 9, 9, 9] }],
    ['cash_below_minimum', { senior_amortization: 0.5 }],
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
