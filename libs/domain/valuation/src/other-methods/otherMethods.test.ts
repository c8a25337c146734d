import type { ValuationModelBody } from '@finance-analyst/documents';
import { evaluateModel, type InputValues } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setAssumption, setAssumptions } from '../editing/editAssumptions.js';
import { setYears } from '../editing/setYears.js';
import { exampleBankModel } from '../testing/exampleBank.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleLandlordModel } from '../testing/exampleLandlord.js';
import { exampleModel } from '../testing/exampleModel.js';
import type { OtherMethodAnswer, OtherMethodName } from './OtherMethod.js';
import { otherMethods, otherMethodStep } from './otherMethods.js';

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
      reason: '3-yr median; dividends over net income, FY2023 to FY2025',
    });
    expect(inputOf('residualIncome', 'base_book_value')?.value).toBe(
      800 / evaluator.number('diluted_shares'),
    );
  });

  it('[VALUATION-393] have every figure behind them: an evaluation of their inputs gives the same value', () => {
    const { evaluator } = valuationOf(body);
    const years = (evaluator.number('valuation_date') - evaluator.number('balance_date')) / 365;
    expect(years).toBeGreaterThan(0);
    for (const { method, answer } of otherMethods(valuationOf(body))) {
      if (!answer.ok) throw new Error(String(answer.reason));
      const { model, assumptions, low, middle, high, carriedYears } = answer.value;
      expect(carriedYears).toBe(method === 'earningsPower' ? 0 : years);
      const rate = method === 'earningsPower' ? 'given_wacc' : 'given_cost_of_equity';
      const [base, cheaper, dearer] = [0, -otherMethodStep, otherMethodStep].map((change) => {
        const inputs = Object.fromEntries(
          assumptions.map(({ input, value }) => [input, value]),
        ) as InputValues;
        const start = inputs[rate] as number;
        const evaluated = evaluateModel(model, { ...inputs, [rate]: start + change });
        if (!evaluated.ok) throw new Error(JSON.stringify(evaluated.problems));
        const value = evaluated.figures['value_per_share'] as unknown as { readonly value: number };
        return value.value * (1 + start + change) ** carriedYears;
      });
      expect([middle, low, high].map((each) => each.toFixed(9))).toEqual(
        [
          base,
          Math.min(cheaper ?? 0, dearer ?? 0, base ?? 0),
          Math.max(cheaper ?? 0, dearer ?? 0, base ?? 0),
        ].map((each) => (each ?? 0).toFixed(9)),
      );
    }
  });

  it('[VALUATION-394] give a company without debt the same value by cash flows to equity as to the firm', () => {
    const rate = fc.double({ min: 0.01, max: 0.12, noNaN: true });
    fc.assert(
      fc.property(rate, rate, fc.double({ min: 0.05, max: 0.4, noNaN: true }), (growth, spread, margin) => {
        // Two years without a leap day: the other methods count in whole years.
        const changed = setAll(setYears(body, 2), {
          debt: 0,
          debt_weight: 0,
          wacc_method: 'build_up',
          discounting: 'end_of_year',
          balance_date: '2025-12-31',
          valuation_date: '2026-02-14',
          first_year_end: '2026-12-31',
          revenue_growth: growth,
          operating_margin: margin,
          tax_rate: 0.25,
          terminal_tax_rate: 0.25,
          terminal_growth: 0.02,
          risk_free_rate: 0.03,
          equity_risk_premium: spread,
          beta: 1,
        });
        const { evaluator } = valuationOf(changed);
        const ofEquity = valueOf('freeCashFlowToEquity', changed).middle;
        // Assets beside operations are worth what they are on the day of the value, not on that of the balance.
        const carried = 45 / 365;
        const cost = 1 + evaluator.number('cost_of_equity');
        const beside = evaluator.number('equity_value') - evaluator.number('enterprise_value');
        const expected =
          evaluator.number('value_per_share') +
          (beside * (cost ** carried - 1)) / evaluator.number('diluted_shares');
        expect(relative(ofEquity, expected)).toBeLessThan(1e-9);
      }),
      { numRuns: 50 },
    );
  });

  it('[VALUATION-394] value a company that earns its cost of equity at its book value', () => {
    const { evaluator } = valuationOf(body);
    const { assumptions, model } = valueOf('residualIncome');
    const inputs = Object.fromEntries(assumptions.map(({ input, value }) => [input, value])) as InputValues;
    const evaluated = evaluateModel(model, {
      ...inputs,
      return_on_equity: evaluator.number('cost_of_equity'),
    });
    expect(evaluated.ok && evaluated.figures['value_per_share']).toMatchObject({
      value: inputs['base_book_value'],
    });
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
      reason: 'Net income of FY2025 is not above zero, so no dividend grows from it.',
    });
    expect(answerOf('residualIncome', withFigures({ shareholdersEquity: -5 }))).toEqual({
      ok: false,
      reason: 'Shareholders’ equity of FY2025 is not above zero or not reported, so nothing is earned on it.',
    });
    expect(answerOf('residualIncome', withFigures({ netIncome: -2000 }))).toEqual({
      ok: false,
      reason: 'The expected losses exceed book value.',
    });
    expect(answerOf('earningsPower', setAssumption(body, 'debt', 1e6))).toEqual({
      ok: false,
      reason: 'Debt and other claims exceed the value of operations.',
    });
  });

  it('[VALUATION-395] are none for a bank, a landlord, a model of version 1, and one without a value', () => {
    const bodies = [exampleBankModel().body, exampleLandlordModel().body, exampleModel().body];
    expect(bodies.map((each) => otherMethods(valuationOf(each)))).toEqual([[], [], []]);
    expect(otherMethods(valuationOf(setAssumption(body, 'terminal_growth', 0.5)))).toEqual([]);
  });
});
