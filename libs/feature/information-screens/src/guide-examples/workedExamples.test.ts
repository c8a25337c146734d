import { weightedAverageCostOfCapital } from '@finance-analyst/valuation';
import { describe, expect, it } from 'vitest';
import { examplePrice } from './exampleInputs.js';
import { exampleIds, workedExample, type ExampleId } from './workedExamples.js';

const writeRate = (rate: number) => `${(rate * 100).toFixed(1)}%`;
const figure = (id: ExampleId, label: string): number => {
  const found = workedExample(id, writeRate).lines.find((line) => line.label === label);
  if (!found?.figure.ok) throw new Error(`${label} has no figure`);
  return found.figure.value;
};

describe('workedExample', () => {
  it.each(exampleIds)('[INFORMATION-SCREENS-18] computes every figure of %s', (id) => {
    const { lines, title } = workedExample(id, writeRate);
    expect(title).not.toBe('');
    expect(lines.filter((line) => !line.figure.ok).map(({ label }) => label)).toEqual([]);
  });

  it('[INFORMATION-SCREENS-18] agrees with a hand calculation', () => {
    expect(figure('year-one', 'Revenue')).toBeCloseTo(1100, 9);
    expect(figure('year-one', 'Free cash flow')).toBeCloseTo(1100 * 0.18 * 0.75 - 100 / 2.5, 9);
    expect(figure('year-one', 'Discount factor')).toBeCloseTo(1.085 ** (31 / 365 - 0.5), 12);
    const wacc = weightedAverageCostOfCapital({
      riskFreeRate: 0.04,
      equityRiskPremium: 0.05,
      beta: 1.1,
      costOfDebt: 0.06,
      taxRate: 0.25,
      debtWeight: 0.2,
    });
    expect(figure('cost-of-capital', 'Cost of capital (WACC)')).toBeCloseTo(wacc, 12);
  });

  it('[INFORMATION-SCREENS-18] adds up to the value per share', () => {
    const enterprise =
      figure('value', 'Present value of cash flows') + figure('value', 'Present value of terminal value');
    expect(figure('value', 'Enterprise value')).toBeCloseTo(enterprise, 9);
    expect(figure('value', 'Value per share')).toBeCloseTo((enterprise + 50 - 200) / 100, 9);
    expect(figure('sensitivity', 'At a cost of capital of 8.5%')).toBeCloseTo(
      figure('value', 'Value per share'),
      9,
    );
  });

  it('[INFORMATION-SCREENS-18] finds the growth at which value equals price', () => {
    expect(figure('implied-growth', 'Value per share at this growth')).toBeCloseTo(examplePrice, 6);
    expect(figure('implied-growth', 'Implied revenue growth')).toBeGreaterThan(-0.5);
  });
});
