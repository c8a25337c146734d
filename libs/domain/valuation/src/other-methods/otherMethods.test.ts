import type { ValuationModelBody } from '@finance-analyst/documents';
import { writeReason } from '@finance-analyst/foundation';
import { commonEquityOf } from '@finance-analyst/market';
import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setAssumption, setAssumptions } from '../editing/editAssumptions.js';
import { setYears } from '../editing/setYears.js';
import { exampleBankModel } from '../testing/exampleBank.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleYear } from '../testing/exampleCompany.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleLandlordModel } from '../testing/exampleLandlord.js';
import { exampleModel } from '../testing/exampleModel.js';
import type { OtherMethodAnswer, OtherMethodName } from './OtherMethod.js';
import { otherMethodRecipes, otherMethods, otherMethodStep } from './otherMethods.js';

const filer = (more: Parameters<typeof exampleFiler>[0] = {}) =>
  exampleFiler({ netIncome: 150, shareholdersEquity: 800, dividendsPaid: 60, ...more });
const { body } = exampleCompanyModel({ fundamentals: filer() });
const answerOf = (method: OtherMethodName, of: ValuationModelBody = body) => {
  const found = otherMethods(valuationOf(of)).find((each) => each.method === method);
  if (!found) throw new Error(`no ${method}`);
  return found.answer;
};
const valueOf = (method: OtherMethodName, of: ValuationModelBody = body): OtherMethodAnswer => {
  const answer = answerOf(method, of);
  if (!answer.ok) throw new Error(String(answer.reason));
  return answer.value;
};
const inputOf = (method: OtherMethodName, input: string, of: ValuationModelBody = body) =>
  valueOf(method, of).assumptions.find((each) => each.input === input);
const relative = (one: number, other: number) => Math.abs(one - other) / Math.abs(other);
const setAll = (
  of: ValuationModelBody,
  values: Readonly<Record<string, number | string>>,
): ValuationModelBody =>
  setAssumptions(
    of,
    new Map(
      of.assumptions.flatMap(({ id, input }) =>
        Object.hasOwn(values, input) ? [[id, values[input] ?? null]] : [],
      ),
    ),
  );

describe('the other methods of a company', () => {
  it('[VALUATION-393] are free cash flow to equity, dividends, residual income and earnings power on the assumptions of the model', () => {
    const { evaluator } = valuationOf(body);
    const found = otherMethods(valuationOf(body));
    expect(found.map(({ method, answer }) => [method, answer.ok])).toEqual([
      ['freeCashFlowToEquity', true],
      ['dividendDiscount', true],
      ['residualIncome', true],
      ['earningsPower', true],
    ]);
    expect(inputOf('dividendDiscount', 'given_cost_of_equity')?.value).toBe(
      evaluator.number('cost_of_equity'),
    );
    expect(inputOf('earningsPower', 'given_wacc')?.value).toBe(evaluator.number('wacc'));
    expect(inputOf('dividendDiscount', 'payout_ratio')).toMatchObject({
      value: 0.4,
      reason: '3-yr median; dividends over net income, FY2023 to FY2025; share repurchases are not included',
    });
    expect(inputOf('residualIncome', 'base_book_value')?.value).toBe(
      800 / evaluator.number('diluted_shares'),
    );
  });

  it('[VALUATION-393] have every figure behind them: an evaluation of their inputs gives the same value', () => {
    for (const { method, answer } of otherMethods(valuationOf(body))) {
      if (!answer.ok) throw new Error(String(answer.reason));
      const { model, assumptions, middle, carried } = answer.value;
      const inputs = Object.fromEntries(assumptions.map(({ input, value }) => [input, value])) as InputValues;
      const created = createEvaluator(model, inputs);
      if (!created.ok) throw new Error(JSON.stringify(created.problems));
      const { evaluator } = created;
      const { line, rate, years, yearsEarlier, beside } = carried;
      const forward = evaluator.number(line) * (1 + (inputs[rate] as number)) ** (years + yearsEarlier);
      const sum = (lines: readonly string[]) =>
        lines.reduce((total, each) => total + evaluator.number(each), 0);
      const expected = beside
        ? (forward + sum(beside.added) - sum(beside.subtracted)) / evaluator.number(beside.shares)
        : forward;
      expect(middle).toBeCloseTo(expected, 9);
      if (method === 'residualIncome') expect(yearsEarlier).toBe(0);
      else expect(yearsEarlier).toBeCloseTo(0.5, 2);
    }
  });

  it('[VALUATION-393] range over half a point of the rate, which all that follows from it follows', () => {
    const { evaluator } = valuationOf(body);
    const rate = evaluator.number('cost_of_equity');
    const { low, middle, high } = valueOf('dividendDiscount');
    expect(low).toBeLessThan(middle);
    expect(high).toBeGreaterThan(middle);
    const dearer = setAll(body, { equity_risk_premium: 0, risk_free_rate: rate + otherMethodStep });
    expect(relative(valueOf('dividendDiscount', dearer).middle, low)).toBeLessThan(1e-9);
  });

  it('[VALUATION-414] say where the rate of each end of the range comes from', () => {
    const { evaluator } = valuationOf(body);
    for (const [method, line, label] of [
      ['freeCashFlowToEquity', 'cost_of_equity', 'Cost of equity'],
      ['earningsPower', 'wacc', 'Cost of capital'],
    ] as const) {
      const { at } = valueOf(method);
      const own = `${label} of the model`;
      const figure = `${(100 * evaluator.number(line)).toFixed(2)}%`;
      const range = '0.50 percentage points; the range is one step of the sensitivity grid to either side';
      const reasonAt = (point: 'low' | 'middle' | 'high') => {
        const { carried, assumptions } = at[point];
        return writeReason(assumptions.find(({ input }) => input === carried.rate)?.reason ?? '');
      };
      expect(reasonAt('middle')).toBe(own);
      expect(reasonAt('low')).toBe(`${own}, ${figure}, plus ${range}`);
      expect(reasonAt('high')).toBe(`${own}, ${figure}, minus ${range}`);
      expect([at.low.step, at.middle.step, at.high.step]).toEqual([otherMethodStep, 0, -otherMethodStep]);
    }
  });

  it('[VALUATION-416] carry forward by the dates, and by how much earlier cash arrives in the model', () => {
    const { evaluator } = valuationOf(body);
    const years = (evaluator.number('valuation_date') - evaluator.number('balance_date')) / 365;
    const cash = valueOf('freeCashFlowToEquity').carried;
    expect(cash).toMatchObject({ years, yearsEarlier: 0.5 });
    expect(cash.levelCash).toBeUndefined();
    const { carried, evaluator: ofPower } = valueOf('earningsPower');
    const rate = ofPower.number('given_wacc');
    const periods = Array.from({ length: body.years }, (_, index) => index + 1);
    const at = (name: string, period: number) => evaluator.number(name, period);
    const level =
      periods.reduce(
        (sum, period) => sum + at('period_length', period) / (1 + rate) ** at('discount_years', period),
        0,
      ) +
      1 / rate / (1 + rate) ** at('discount_years', body.years);
    expect(carried.levelCash).toBeCloseTo(level, 9);
    // 1 a year from the ends of whole years is worth 1 ÷ rate at the balance date.
    expect((1 / rate) * (1 + rate) ** (carried.years + carried.yearsEarlier)).toBeCloseTo(level, 9);
  });

  it('[VALUATION-394] give a company without debt the same value by cash flows to equity as to the firm', () => {
    const rate = fc.double({ min: 0.01, max: 0.12, noNaN: true });
    const margins = fc.double({ min: 0.05, max: 0.4, noNaN: true });
    fc.assert(
      fc.property(
        rate,
        rate,
        margins,
        fc.constantFrom('mid_year', 'end_of_year'),
        (growth, spread, margin, discounting) => {
          // Two years without a leap day: the other methods count in whole years.
          const changed = setAll(setYears(body, 2), {
            ...{ debt: 0, debt_weight: 0, wacc_method: 'build_up', discounting },
            ...{ balance_date: '2025-12-31', valuation_date: '2026-02-14', first_year_end: '2026-12-31' },
            ...{ revenue_growth: growth, operating_margin: margin, tax_rate: 0.25, terminal_tax_rate: 0.25 },
            ...{ terminal_growth: 0.02, risk_free_rate: 0.03, equity_risk_premium: spread, beta: 1 },
          });
          const ofFirm = valuationOf(changed).evaluator.number('value_per_share');
          expect(relative(valueOf('freeCashFlowToEquity', changed).middle, ofFirm)).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[VALUATION-216] take the median margin of the fiscal years of the model, with the filed figures behind it', () => {
    const margin = inputOf('earningsPower', 'normal_margin');
    // Margins of 16%, 17% … 21%, oldest first.
    expect(margin).toMatchObject({
      value: expect.closeTo(0.185, 12),
      reason: '6-yr median; EBITA margin, FY2020 to FY2025',
    });
    expect(margin?.sources.map(({ line, period }) => `${line} ${period}`)).toEqual(
      [2020, 2021, 2022, 2023, 2024, 2025].flatMap((year) => [
        `operatingIncome FY${year}`,
        `revenue FY${year}`,
      ]),
    );
  });

  it('[VALUATION-462] give a company without growth the same value by earnings power, on any dates', () => {
    const margin = inputOf('earningsPower', 'normal_margin')?.value as number;
    const plusDays = (day: string, days: number) =>
      new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    const flat = fc.record({
      years: fc.integer({ min: 1, max: 12 }),
      firstPeriod: fc.integer({ min: 1, max: 366 }),
      toValuation: fc.integer({ min: 0, max: 400 }),
      rate: fc.double({ min: 0.02, max: 0.2, noNaN: true }),
      debt: fc.double({ min: 0, max: 500, noNaN: true }),
      discounting: fc.constantFrom('mid_year', 'end_of_year'),
      terminal: fc.constantFrom('value_driver', 'perpetual_growth'),
    });
    fc.assert(
      fc.property(flat, ({ years, firstPeriod, toValuation, rate, debt, discounting, terminal }) => {
        const balanceDate = plusDays('2026-12-31', -firstPeriod);
        const changed = setAll(setYears(body, years), {
          ...{ discounting, wacc_method: 'given', given_wacc: rate, terminal_method: terminal },
          ...{ balance_date: balanceDate, first_year_end: '2026-12-31' },
          ...{ valuation_date: plusDays(balanceDate, toValuation), base_loss_carry_forward: 0 },
          ...{ revenue_growth: 0, terminal_growth: 0, operating_margin: margin },
          ...{ tax_rate: 0.25, terminal_tax_rate: 0.25, debt, pension_deficit: 20 },
          ...{
            cash: 70,
            non_operating_assets: 15,
            associates: 9,
            minority_interest: 11,
            preferred_equity: 13,
          },
        });
        const ofFirm = valuationOf(changed).evaluator.number('value_per_share');
        fc.pre(ofFirm > 1);
        const { middle } = valueOf('earningsPower', changed);
        expect(relative(middle, ofFirm)).toBeLessThan(1e-10);
      }),
      { numRuns: 60 },
    );
  });

  it('[VALUATION-393] charge interest after tax on debt that funds its share of new capital', () => {
    const changed = setAll(setYears(body, 2), {
      ...{ debt: 300, debt_weight: 0.25, cost_of_debt: 0.06, interest_tax_rate: 0.3 },
      ...{ revenue_growth: 0.1, operating_margin: 0.2, tax_rate: 0.25, sales_to_capital: 2 },
      ...{ base_revenue: 1000, base_loss_carry_forward: 0 },
    });
    const margins = inputOf('freeCashFlowToEquity', 'net_margin', changed)?.value as readonly number[];
    // Revenue 1,100 and 1,210; new capital 50, a quarter of it debt: 300, then 312.5, at 4.2% after tax.
    expect(margins[0]).toBeCloseTo(0.15 - (300 * 0.042) / 1100, 12);
    expect(margins[1]).toBeCloseTo(0.15 - (312.5 * 0.042) / 1210, 12);
  });

  it('[VALUATION-394] value a company that earns its cost of equity at its book value', () => {
    const { evaluator } = valuationOf(body);
    const { assumptions, model } = valueOf('residualIncome');
    const inputs = Object.fromEntries(assumptions.map(({ input, value }) => [input, value])) as InputValues;
    const created = createEvaluator(model, {
      ...inputs,
      return_on_equity: evaluator.number('cost_of_equity'),
    });
    expect(created.ok && created.evaluator.number('value_per_share')).toBe(inputs['base_book_value']);
  });

  it('[VALUATION-401] earn on common equity what preferred dividends leave, and say so', () => {
    const returnIn = (more: Parameters<typeof filer>[0]) =>
      inputOf('residualIncome', 'return_on_equity', exampleCompanyModel({ fundamentals: filer(more) }).body);
    expect(returnIn({ preferredDividends: 30, preferredEquity: 50 })).toMatchObject({
      value: [0.16, 0.16, 0.16, 0.16, 0.16].map((each) => expect.closeTo(each, 12) as number),
    });
    expect(writeReason(returnIn({ preferredDividends: 30, preferredEquity: 50 })?.reason ?? '')).toContain(
      'net income less preferred dividends over opening common equity',
    );
    expect(writeReason(returnIn({})?.reason ?? '')).toContain('; net income over opening equity, FY2021');
  });

  it('[VALUATION-463] pay dividends of what the common shareholders earn, and say so', () => {
    const of = (more: Parameters<typeof filer>[0], tag?: string) => {
      const { annual, ...rest } = filer(more);
      const tagged = annual.map((year) => {
        const { dividendsPaid } = year.figures;
        return tag && dividendsPaid
          ? {
              ...year,
              figures: {
                ...year.figures,
                dividendsPaid: { ...dividendsPaid, source: { ...dividendsPaid.source, tag } },
              },
            }
          : year;
      });
      return exampleCompanyModel({ fundamentals: { ...rest, annual: tagged } }).body;
    };
    const preferred = { preferredDividends: 30, preferredEquity: 50 };
    const shares = valuationOf(of(preferred)).evaluator.number('diluted_shares');
    // Net income of 150 and dividends of 60, of which 30 are of the preferred shareholders.
    expect(inputOf('dividendDiscount', 'base_earnings', of(preferred))).toMatchObject({
      value: expect.closeTo(120 / shares, 12) as number,
      reason: 'Net income of FY2025 less preferred dividends, divided by diluted shares',
    });
    expect(inputOf('dividendDiscount', 'payout_ratio', of(preferred))).toMatchObject({
      value: expect.closeTo(30 / 120, 12) as number,
      reason:
        '3-yr median; common dividends over net income less preferred dividends, FY2023 to FY2025; share repurchases are not included',
    });
    // The tag of some filers leaves preferred dividends out already.
    expect(
      inputOf('dividendDiscount', 'payout_ratio', of(preferred, 'PaymentsOfDividendsCommonStock')),
    ).toMatchObject({ value: expect.closeTo(60 / 120, 12) as number });
    expect(answerOf('dividendDiscount', of({ preferredDividends: 150 }))).toEqual({
      ok: false,
      reason: 'Net income of FY2025 less preferred dividends is not above zero.',
    });
    expect(answerOf('dividendDiscount', of({ preferredDividends: 60 }))).toMatchObject({ ok: false });
  });

  it('[VALUATION-401] say that cash flows to equity have their own years after the forecast', () => {
    expect(inputOf('freeCashFlowToEquity', 'terminal_method')?.reason).toMatch(
      /tax rate, cost of capital, return on new capital and method .* do not apply here$/u,
    );
  });

  it('[VALUATION-395] say why one does not fit the company', () => {
    const withFigures = (more: Parameters<typeof exampleFiler>[0]) =>
      exampleCompanyModel({ fundamentals: filer(more) }).body;
    expect(answerOf('dividendDiscount', withFigures({ dividendsPaid: 0 }))).toEqual({
      ok: false,
      reason: 'No dividends are reported for recent years with net income above zero.',
    });
    expect(answerOf('dividendDiscount', withFigures({ netIncome: -5 }))).toEqual({
      ok: false,
      reason: 'Net income of FY2025 is not above zero.',
    });
    expect(answerOf('residualIncome', withFigures({ shareholdersEquity: -5 }))).toEqual({
      ok: false,
      reason: 'Shareholders’ equity of FY2025 is not above zero or not reported.',
    });
    expect(answerOf('residualIncome', withFigures({ netIncome: -2000 }))).toEqual({
      ok: false,
      reason: 'The expected losses exceed book value.',
    });
  });

  it('[VALUATION-395] say on which side of the rate a method has no value', () => {
    const all = setAll(body, { debt_weight: 0 });
    const costOfEquity = valuationOf(all).evaluator.number('cost_of_equity');
    expect(answerOf('dividendDiscount', setAssumption(all, 'terminal_growth', costOfEquity - 0.003))).toEqual(
      {
        ok: false,
        reason: 'At a rate half a percentage point lower: Terminal growth is not below the cost of equity.',
      },
    );
  });

  it('[VALUATION-395] have a reason for each error of their models', () => {
    for (const { template, reasons } of Object.values(otherMethodRecipes)) {
      const errors = template
        .model(5)
        .checks.filter(({ severity }) => severity === 'error')
        .map(({ id }) => id);
      expect(Object.keys(reasons).toSorted()).toEqual(errors.toSorted());
    }
  });

  it('[VALUATION-409] subtract minority interest as the model does, and no debt that became shares', () => {
    const value = valueOf('earningsPower').middle;
    const shares = valuationOf(body).evaluator.number('diluted_shares');
    const byIncome = setAll(body, { minority_method: 'multiple', minority_income: 2, minority_multiple: 15 });
    expect(valueOf('earningsPower', byIncome).middle).toBeCloseTo(value - 30 / shares, 9);
    const converted = setAll(body, { convertible_debt: 50, conversion_price: 2 });
    expect(valueOf('earningsPower', converted).middle).toBeCloseTo((value * shares + 50) / (shares + 25), 9);
  });

  it('[VALUATION-393] leave preferred stock out of book value', () => {
    const fundamentals = filer({ preferredEquity: 100 });
    const changed = exampleCompanyModel({ fundamentals }).body;
    const shares = valuationOf(changed).evaluator.number('diluted_shares');
    const common = commonEquityOf(fundamentals.annual.at(-1) ?? exampleYear(2025, {}));
    expect(inputOf('residualIncome', 'base_book_value', changed)?.value).toBe((common?.value ?? 0) / shares);
    expect(common?.value).toBeLessThan(800);
  });

  it('[VALUATION-395] are none for a bank, a landlord, a model of version 1, and one without a value', () => {
    const bodies = [exampleBankModel().body, exampleLandlordModel().body, exampleModel().body];
    expect(bodies.map((each) => otherMethods(valuationOf(each)))).toEqual([[], [], []]);
    expect(otherMethods(valuationOf(setAssumption(body, 'terminal_growth', 0.5)))).toEqual([]);
    // More debt than the company is worth is an error of the model.
    expect(otherMethods(valuationOf(setAssumption(body, 'debt', 1e6)))).toEqual([]);
  });
});
