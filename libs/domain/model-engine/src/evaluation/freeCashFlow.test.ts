import { describe, expect, it } from 'vitest';
import { evaluated } from '../testing/compiled.js';
import { freeCashFlowInputs, freeCashFlowModel } from '../testing/freeCashFlowModel.js';
import type { InputValues } from './inputValues.js';

interface Variant {
  readonly midYear: boolean;
  readonly exitMultiple: boolean;
}

/** The valuation by hand: plain arithmetic, year by year. */
function valueByHand({ midYear, exitMultiple }: Variant) {
  const { revenue_growth: growth, wacc } = freeCashFlowInputs;
  const flows: number[] = [];
  let revenue = 1000;
  let workingCapital = 100;
  for (const annualGrowth of growth) {
    revenue *= 1 + annualGrowth;
    const operatingIncome = revenue * 0.2;
    const change = revenue * 0.1 - workingCapital;
    workingCapital = revenue * 0.1;
    flows.push(operatingIncome * (1 - 0.25) + revenue * 0.04 - revenue * 0.05 - change);
  }
  const factor = (years: number): number => (1 + wacc) ** -years;
  const presentValues = flows.map((flow, index) => flow * factor(index + (midYear ? 0.5 : 1)));
  const terminalValue = exitMultiple
    ? 10 * (revenue * 0.2 + revenue * 0.04)
    : ((flows.at(-1) ?? 0) * 1.025) / (wacc - 0.025);
  const terminalYears = midYear && !exitMultiple ? 4.5 : 5;
  const enterpriseValue =
    presentValues.reduce((total, value) => total + value) + terminalValue * factor(terminalYears);
  return { flows, enterpriseValue, terminalValue, perShare: (enterpriseValue + 50 - 200) / 100 };
}

const expectNear = (actual: number, expected: number): void => {
  expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-12);
};

describe('a free cash flow valuation', () => {
  it.each([
    { midYear: false, exitMultiple: false },
    { midYear: true, exitMultiple: false },
    { midYear: false, exitMultiple: true },
    { midYear: true, exitMultiple: true },
  ])('[MODEL-ENGINE-12] comes to what it does by hand: %o', (variant) => {
    const inputs: InputValues = {
      ...freeCashFlowInputs,
      mid_year: variant.midYear ? 1 : 0,
      terminal_method: variant.exitMultiple ? 'exit_multiple' : 'perpetual_growth',
    };
    const evaluator = evaluated(freeCashFlowModel, inputs);
    const byHand = valueByHand(variant);
    byHand.flows.forEach((flow, index) => expectNear(evaluator.number('free_cash_flow', index + 1), flow));
    expectNear(evaluator.number('terminal_value'), byHand.terminalValue);
    expectNear(evaluator.number('enterprise_value'), byHand.enterpriseValue);
    expectNear(evaluator.number('value_per_share'), byHand.perShare);
  });

  it('[MODEL-ENGINE-12] pays no tax on a loss', () => {
    const evaluator = evaluated(freeCashFlowModel, { ...freeCashFlowInputs, operating_margin: -0.1 });
    expect(evaluator.readSeries('operating_taxes').map((figure) => figure.ok && figure.value)).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
});
